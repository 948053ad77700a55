import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import {
  convertV4MiniflareOptions,
  Miniflare,
  type V4WorkerOptions,
  type V4WorkerOptionsShape,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { ROOT } from '../tools.ts'

/**
 * A separate process that serves one worker on the local runtime, with its assets router and no proxy: its options as
 * JSON. Notifies its parent when it is ready.
 */
export interface RuntimeOptions {
  port: number
  /** Folder of its stores. */
  state: string
  /** Path of its wrangler configuration; the worker's files are used as they are. */
  config: string
  vars: Record<string, string>
  /** Port of the debugger for the worker's isolate. */
  inspectorPort?: number
}

const { port, state, config, vars, inspectorPort } = JSON.parse(
  process.argv[2] ?? '',
) as RuntimeOptions
const { workerOptions, main } = unstable_getMiniflareWorkerOptions(config)
if (!main) throw new Error(`${config} names no worker`)
const { modulesRules: _, ...worker } = workerOptions as V4WorkerOptionsShape & {
  modulesRules?: unknown
}
const folder = dirname(config)
const others = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => join(folder, file))
  .filter((file) => file.endsWith('.js') && file !== main)
const secrets = parseEnv(readFileSync(join(ROOT, '.dev.vars'), 'utf8')) as Record<string, string>

const measured: V4WorkerOptions = {
  name: 'measured',
  ...worker,
  modulesRoot: folder,
  modules: [main, ...others].map((path) => ({ type: 'ESModule' as const, path })),
  bindings: { ...(worker['bindings'] as object), ...secrets, ...vars },
}
const runtime = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    ...(inspectorPort !== undefined && { inspectorPort }),
    logRequests: false,
    // As at the edge: the worker is told the address that visitors ask for, not this plain port.
    ...(vars['BASE_URL'] !== undefined && { upstream: vars['BASE_URL'] }),
    resourcePersistencePath: join(state, 'v3'),
    workers: [measured],
  }),
)
await runtime.ready
process.send?.('ready')
process.once('SIGTERM', () => void runtime.dispose().then(() => process.exit(0)))
