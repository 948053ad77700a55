import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { BUILT_CONFIG } from './build.ts'
import { meaningOf, Problem } from './failures.ts'
import { exitOf, ROOT, spawnTool, stripColours, tailOf } from './tools.ts'

/** The built worker on the local runtime. */

const ADDRESS = '127.0.0.1'
const DEADLINE_MS = 60_000
const DEFAULT_PORT = 8787
/** Wrangler's output for each request, and lines that need no action. */
const NOISE = /^\[wrangler:info\]|^⎔|Scheduled Workers are not automatically triggered/

interface ServeOptions {
  port: number
  state: string
  vars?: Record<string, string>
  /**
   * The runtime's output: buffered until `showOutput` (`buffer`); ignored; or all of it into an open
   * file.
   */
  output?: 'buffer' | 'ignore' | number
  config?: string
}

/** The port in `PORT`. @throws Problem when it is not a port number */
export function readPort(fallback = DEFAULT_PORT): number {
  const given = process.env['PORT']
  if (!given) return fallback
  const port = Number(given)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Problem(`PORT is "${given}", which is no port. Use a number from 1 to 65535.`)
}

/** @throws Problem when the port is in use or not allowed */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer().listen(port, ADDRESS)
  try {
    await once(probe, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EACCES')
      throw new Problem(`Port ${port} needs rights that this account has not. Try PORT=8787.`)
    throw new Problem(
      `Port ${port} is taken by another program. Choose another one, such as PORT=${port + 1}.`,
    )
  }
  probe.close()
  await once(probe, 'close')
}

/** A port of this machine that no program uses. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, ADDRESS)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Starts the built worker; resolves when it responds. @throws Problem if it does not */
export async function serve({
  port,
  state,
  vars = {},
  output = 'buffer',
  config = BUILT_CONFIG,
}: ServeOptions) {
  const piped = output === 'buffer'
  const child = spawnTool('wrangler', optionsOf({ port, state, vars, config }), {
    stdio: piped ? ['ignore', 'pipe', 'pipe'] : ['ignore', output, output],
    // Preparing a site silences wrangler in this process, but the runtime's log says where it puts mails.
    environment: { WRANGLER_LOG: 'log' },
  })
  const buffered = piped ? bufferOutput(child) : null
  const origin = `http://localhost:${port}`
  const stopped = exitOf(child)
  await Promise.race([
    waitUntilHealthy(`${origin}/api/health`),
    stopped.then((code) => Promise.reject(new Problem(whyItEnded(code, buffered?.held() ?? '')))),
  ])
  return {
    origin,
    child,
    stopped,
    stop: () => stop(child, stopped),
    showOutput: () => buffered?.show(),
  }
}

function optionsOf({
  port,
  state,
  vars,
  config,
}: {
  port: number
  state: string
  vars: Record<string, string>
  config: string
}) {
  const options = [
    'dev',
    '--config',
    config,
    '--port',
    String(port),
    '--ip',
    ADDRESS,
    '--persist-to',
    state,
  ]
  const given = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const quiet = ['--show-interactive-dev-session=false', '--inspector-port', '0']
  return [...options, '--env-file', join(ROOT, '.dev.vars'), ...quiet, ...given]
}

/** Buffers the runtime's output until it is shown; from then on prints it without noise. */
function bufferOutput(child: ChildProcess) {
  const held: string[] = []
  let isShown = false
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        if (!isShown) held.push(line)
        else if (!NOISE.test(stripColours(line)) && line.trim() !== '') console.log(line)
      })
  return {
    held: () => held.join('\n'),
    show: () => {
      isShown = true
    },
  }
}

function whyItEnded(code: number, output: string): string {
  return meaningOf(output) ?? `The local runtime ended with ${code}:\n${tailOf(output)}`
}

async function stop(child: ChildProcess, stopped: Promise<number>): Promise<void> {
  child.kill('SIGTERM')
  await stopped
}

async function waitUntilHealthy(url: string): Promise<void> {
  const start = Date.now()
  while (Date.now() - start < DEADLINE_MS) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Problem(`${url} did not answer within ${DEADLINE_MS / 1000} s`)
}
