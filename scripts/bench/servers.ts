import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { BUILT_CONFIG } from '../build.ts'
import { migrate, seed } from '../local.ts'
import { ROOT } from '../tools.ts'
import type { RuntimeOptions } from './runtime.ts'

/** All files that benchmarks leave on disk. */
export const BENCH = join(ROOT, '.wrangler', 'bench')
const FIRST_PORT = Number(process.env['PORT'] ?? 8820)
const BARE_BYTES = 10 * 1024
let nextPort = FIRST_PORT

/** The next port of the range that starts at `PORT`. */
export function freePort(): number {
  return nextPort++
}

export interface Server {
  port: number
  origin: string
  /** The origin that the worker takes for its own: `BASE_URL` behind a front, otherwise `origin`. */
  siteOrigin: string
  /** Id of this server's root process. */
  processId: number
  stop: () => Promise<void>
}

/** The built site on a copy of `state`, so that two servers never write to the same one. */
export async function startSite(
  name: string,
  state: string,
  vars: Record<string, string> = {},
  config = BUILT_CONFIG,
): Promise<Server> {
  const own = join(BENCH, `state-${name}`)
  rmSync(own, { recursive: true, force: true })
  cpSync(state, own, { recursive: true })
  return startRuntime({ state: own, vars, config })
}

/** The built site with D1 behind a meter (`meter.ts`) and without the page cache. */
export async function startMetered(name: string, state: string): Promise<Server> {
  const folder = join(BENCH, 'metered')
  rmSync(folder, { recursive: true, force: true })
  cpSync(dirname(BUILT_CONFIG), folder, { recursive: true })
  const meter = readFileSync(join(import.meta.dirname, 'meter.ts'), 'utf8')
  writeFileSync(join(folder, 'meter.js'), stripTypeScriptTypes(meter))
  writeFileSync(
    join(folder, 'metered.js'),
    `import site from './index.js'
import { metered } from './meter.js'
export default { ...site, fetch: metered(site.fetch) }
`,
  )
  const config = join(folder, 'wrangler.json')
  const built = JSON.parse(readFileSync(BUILT_CONFIG, 'utf8')) as { assets: object }
  const assets = { ...built.assets, directory: join(ROOT, 'dist', 'client') }
  writeFileSync(config, JSON.stringify({ ...built, main: 'metered.js', assets }))
  return startSite(name, state, { PAGE_MEMO_MS: '0' }, config)
}

/** A worker that only returns 10 kB of text, behind the same assets router. */
export async function startBare(): Promise<Server> {
  const folder = join(BENCH, 'bare')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'assets', 'file.txt'), 'a file of its own')
  writeFileSync(
    join(folder, 'worker.js'),
    `const body = 'x'.repeat(${BARE_BYTES})
export default { fetch: () => new Response(body, { headers: { 'content-type': 'text/plain' } }) }
`,
  )
  const config = join(folder, 'wrangler.json')
  writeFileSync(
    config,
    JSON.stringify({
      name: 'bare',
      main: 'worker.js',
      compatibility_date: '2026-10-01',
      assets: {
        directory: 'assets',
        binding: 'ASSETS',
        not_found_handling: 'none',
        html_handling: 'none',
      },
    }),
  )
  return startRuntime({ state: join(folder, 'state'), config })
}

/** The state of a fresh demo. */
export async function demoState(): Promise<string> {
  const state = join(BENCH, 'demo')
  await migrate(state)
  await seed(state)
  return state
}

/** A worker on the local runtime, in a process of its own; uses the next free port by default. */
export async function startRuntime({
  port = freePort(),
  vars = {},
  output = 'inherit',
  ...others
}: Pick<RuntimeOptions, 'state' | 'config'> &
  Partial<RuntimeOptions> & { output?: 'inherit' | 'ignore' }): Promise<Server> {
  const options: RuntimeOptions = { port, vars, ...others }
  const child = fork(join(import.meta.dirname, 'runtime.ts'), [JSON.stringify(options)], {
    stdio: ['ignore', output, output, 'ipc'],
  })
  const ended = once(child, 'exit')
  await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`${options.config} does not start`))),
  ])
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const origin = `http://localhost:${port}`
  const siteOrigin = vars['BASE_URL'] ?? origin
  return { port, origin, siteOrigin, processId: child.pid ?? 0, stop }
}
