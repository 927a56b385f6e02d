import { spawn } from 'node:child_process'
import { here, ROOT } from './paths.mjs'
import { ensureBuilt, ensureInstalled } from './ready.mjs'

/** Runs a trial of what is built. @param {string} program @param {string[]} args */
export async function ofBuilt(program, args) {
  await ensureInstalled(process.stdout)
  await ensureBuilt(['node', 'web'])
  run(program, args)
}

/** Runs a trial of what is not built. @param {string} program @param {string[]} args */
export async function inPlace(program, args) {
  await ensureInstalled(process.stdout)
  run(program, args)
}

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const child = spawn(process.execPath, ['--import', 'tsx', here(program), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  child.on('close', code => (process.exitCode = code ?? 1))
}
