import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { NODE_FLAGS } from '../bench/server/child.ts'
import { tianguisHere } from '../src/cli/cli.fixture.ts'
import { ROUTES } from '../src/server/routes.ts'

const read = (file: string) => readFileSync(new URL(`../deploy/${file}`, import.meta.url), 'utf8')
const CADDY = read('Caddyfile')
const NGINX = read('nginx.conf')
const SERVERS = ['one', 'two', 'three']
const TABLE = 'Tab_le-12345'

/** The pattern by which a proxy finds a table's name in an address. */
function patternIn(config: string, before: string): RegExp {
  const found = config.split(before)[1]?.split(/\s/)[0] ?? ''
  return new RegExp(found.replace('~', '').replace('?<id>', ''))
}

test('both proxies find the table in the address of everything that is about one', () => {
  const patterns = [patternIn(CADDY, 'path_regexp table '), patternIn(NGINX, '$uri $table {\n\t')]
  const paths = ROUTES.map(({ path }) => path)
  const about = paths.filter(path => path.startsWith('/api/tables/:id'))
  expect(about.length).toBeGreaterThan(15)
  const found = (path: string) =>
    patterns.map(pattern => pattern.exec(path.replace(':id', TABLE))?.[1])
  expect(about.filter(path => found(path).some(table => table !== TABLE))).toEqual([])
  const others = ['/api/tables', '/api/games', '/', '/t/abc']
  expect(others.filter(path => found(path).some(table => table !== undefined))).toEqual([])
})

test('both proxies know every server of the compose file', () => {
  const services = [...read('compose.yaml').matchAll(/^ {2}(\w+): \*server$/gm)].map(([, n]) => n)
  expect(services).toEqual(SERVERS)
  for (const name of SERVERS)
    for (const config of [CADDY, NGINX]) expect(config).toContain(`${name}:8080`)
})

test('nginx takes the longest body that a route takes', () => {
  const most = Math.max(...ROUTES.map(({ mostBytes = 0 }) => mostBytes))
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(NGINX) ?? []
  expect(Number(megabytes ?? 1) * 2 ** 20).toBeGreaterThanOrEqual(most)
})

test('wherever a server is started, Node gets the options that were measured', () => {
  const options = NODE_FLAGS.join(' ')
  const { scripts } = JSON.parse(read('../package.json')) as { scripts: { start: string } }
  const places = [scripts.start, read('tianguis.service'), read('../docs/hosting.md')]
  for (const place of [...places, read('Dockerfile').replaceAll('", "', ' ')])
    expect(place).toContain(options)
})

/** Whether a program of this name can be started. */
function isHere(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const ANALYZE = 'systemd-analyze'

test.skipIf(!isHere(ANALYZE, '--version'))('systemd understands its service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tianguis-service-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'tianguis.service')
  writeFileSync(file, read('tianguis.service').replace('/usr/bin/node', process.execPath))
  // It says what it does not know, and passes it over.
  const { status, stderr } = spawnSync(ANALYZE, ['verify', file], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

test('the service is started with options that there are', async () => {
  const [, options = ''] = read('tianguis.service').replaceAll('\\\n', '').split(' serve ')
  const line = options.split('\n')[0]?.trim().split(/\s+/) ?? []
  expect(line.slice(0, 2)).toEqual(['--data', '/var/lib/tianguis'])
  // Options are looked at first, and nothing is started.
  const { err } = await tianguisHere(['serve', ...line, 'too-many'])
  expect(err).toMatch(/^Too many arguments for 'serve'/)
})

interface Place {
  readonly folder: string
  readonly ports: readonly number[]
  readonly port: number
}

/** The file of `deploy/` with these servers, for a proxy at this port, without https. */
function onPorts(config: string, ports: readonly number[]): string {
  return SERVERS.reduce(
    (text, name, index) => text.replaceAll(`${name}:8080`, `127.0.0.1:${ports[index]}`),
    config,
  )
}

function startCaddy({ folder, ports, port }: Place): ChildProcess {
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n}\n${onPorts(CADDY, ports)}`)
  const env = { ...process.env, SITE: `http://127.0.0.1:${port}`, HOME: folder }
  const args = ['run', '--config', file, '--adapter', 'caddyfile']
  return spawn('caddy', args, { env, stdio: 'ignore' })
}

function startNginx({ folder, ports, port }: Place): ChildProcess {
  const file = join(folder, 'nginx.conf')
  const config = onPorts(NGINX, ports)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/ssl_certificate.*;/g, '')
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kept.map(name => `${name}_temp_path ${folder}/${name};`).join(' ')
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; master_process off; events {}
    http { access_log off; ${temporary} ${config} }`,
  )
  return spawn('nginx', ['-c', file, '-e', `${folder}/error.log`], { stdio: 'ignore' })
}

/** A server that says its name, and 503 while it is sick; `close` ends it and its connections. */
async function speaker(name: string) {
  const health = { sick: false }
  const server = createServer((_, response) =>
    response.writeHead(health.sick ? 503 : 200).end(health.sick ? 'sick' : name),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(close)
  return { port: (server.address() as AddressInfo).port, health, close }
}

async function freePort(): Promise<number> {
  const { port, close } = await speaker('')
  close()
  return port
}

/** Three servers behind a proxy; `ask` says which one has answered. */
async function behind(start: (place: Place) => ChildProcess) {
  const folder = mkdtempSync(join(tmpdir(), 'tianguis-proxy-'))
  const servers = await Promise.all(SERVERS.map(speaker))
  const port = await freePort()
  const proxy = start({ folder, ports: servers.map(server => server.port), port })
  onTestFinished(async () => {
    const gone = once(proxy, 'exit')
    proxy.kill()
    await gone
    rmSync(folder, { recursive: true, force: true })
  })
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  while ((await ask('/').catch(() => null)) === null) await wait(20)
  return { servers, ask }
}

const TABLES = Array.from({ length: 30 }, (_, index) => `table-${index * 7919}`)

const SENDS = 'sends all of a table to one server, and to another when that one is gone'

const FINE = { used: 3, socketsElsewhere: 0, atTheGone: 0, movedWithoutNeed: 0 }

test.skipIf(!isHere('caddy', 'version'))(`Caddy ${SENDS}`, async () => {
  expect(await tablesBehind(startCaddy)).toEqual(FINE)
})

test.skipIf(!isHere('nginx', '-v'))(`nginx ${SENDS}`, async () => {
  expect(await tablesBehind(startNginx)).toEqual(FINE)
})

test.skipIf(!isHere('nginx', '-v'))('nginx passes over a server that answers 503', async () => {
  const { servers, ask } = await behind(startNginx)
  for (const { health } of servers.slice(0, 1)) health.sick = true
  const homes = await Promise.all(TABLES.map(table => ask(`/api/tables/${table}`)))
  expect(new Set(homes)).toEqual(new Set(['two', 'three']))
})

async function tablesBehind(start: (place: Place) => ChildProcess): Promise<typeof FINE> {
  const { servers, ask } = await behind(start)
  const homes = (path = '') => Promise.all(TABLES.map(table => ask(`/api/tables/${table}${path}`)))
  const before = await homes()
  const sockets = await homes('/socket?since=3')
  servers[0]?.close()
  const after = await homes()
  return {
    used: new Set(before).size,
    socketsElsewhere: sockets.filter((home, index) => home !== before[index]).length,
    atTheGone: after.filter(home => home === 'one').length,
    movedWithoutNeed: after.filter(
      (home, index) => before[index] !== 'one' && home !== before[index],
    ).length,
  }
}
