import { spawn } from 'node:child_process'
import { here, ROOT } from './paths.mjs'
import { ensureBuilt, ensureInstalled } from './ready.mjs'

/** Runs the trials against what is built. @param {string[]} args */
export async function main(args) {
  ensureInstalled(console.log)
  await ensureBuilt(['node', 'web'])
  const child = spawn(process.execPath, ['--import', 'tsx', here('test/trials/main.ts'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  child.on('close', code => (process.exitCode = code ?? 1))
}
