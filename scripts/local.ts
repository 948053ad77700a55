import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { getPlatformProxy } from 'wrangler'
import type { Bindings } from '../worker/env.ts'

/** The local runtime: its state on disk, its secrets, and the worker that serves the built site from it. */

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
export const STATE = join(ROOT, '.wrangler', 'state')
export const BUILT_CONFIG = join(ROOT, 'dist', 'moraine', 'wrangler.json')
const BIN = join(ROOT, 'node_modules', '.bin')

/** Runs a project command to its end. @throws Error when it fails */
export async function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(join(BIN, command), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...toolEnvironment(), ...environment },
  })
  const code = await exitOf(child)
  if (code !== 0) throw new Error(`${command} ${args[0] ?? ''} ended with ${code}`)
}

/** What a project command says, to its end. @throws Error when it cannot be started */
export function ask(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string; complaint: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(BIN, command), args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...toolEnvironment(), ...environment },
    })
    let [output, complaint] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output, complaint }))
  })
}

/** The tools run on the Node that the project pins, whatever the machine has. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', PATH: `${BIN}:${process.env['PATH'] ?? ''}` }
}

export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Builds the site into dist. */
export function build(): Promise<void> {
  return run('vite', ['build', '--logLevel', 'warn'])
}

/** Writes random local secrets once; they never leave this machine. */
export function ensureLocalSecrets(): void {
  const file = join(ROOT, '.dev.vars')
  if (existsSync(file)) return
  const secret = () => randomBytes(36).toString('base64url')
  writeFileSync(file, `SESSION_SECRET=${secret()}\nPEPPER=${secret()}\n`, { mode: 0o600 })
}

/** Applies the migrations to the database under `state`. */
export async function migrate(state: string): Promise<void> {
  mkdirSync(state, { recursive: true })
  await run(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state, '--config', 'wrangler.toml'],
    {
      CI: 'true',
      WRANGLER_LOG: 'error',
    },
  )
}

/** Loads the demo company once: tours, pictures, members and the board. */
export async function seed(state: string): Promise<void> {
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: join(ROOT, 'wrangler.toml'),
    persist: { path: join(state, 'v3') },
    remoteBindings: false,
  })
  try {
    const { module } = await runnerImport<typeof import('./seed-demo.ts')>(join(ROOT, 'scripts/seed-demo.ts'), {
      root: ROOT,
      configFile: false,
      logLevel: 'error',
    })
    await module.seedDemo(env, { pepper: readSecret('PEPPER'), now: Date.now() })
  } finally {
    await dispose()
  }
}

interface ServeOptions {
  port: number
  state: string
  vars?: Record<string, string>
  /** What the worker prints: shown, kept away, or written to an open file. */
  output?: 'inherit' | 'ignore' | number
  config?: string
}

/** Starts the built worker on the local runtime and resolves when it answers. */
export async function serve({ port, state, vars = {}, output = 'inherit', config = BUILT_CONFIG }: ServeOptions) {
  const given = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const child = spawn(
    join(BIN, 'wrangler'),
    [
      'dev',
      '--config',
      config,
      '--port',
      String(port),
      '--ip',
      '127.0.0.1',
      '--persist-to',
      state,
      '--env-file',
      join(ROOT, '.dev.vars'),
      '--show-interactive-dev-session=false',
      '--inspector-port',
      '0',
      ...given,
    ],
    { cwd: ROOT, stdio: ['ignore', output, output], env: { ...toolEnvironment(), WRANGLER_SEND_METRICS: 'false' } },
  )
  const origin = `http://localhost:${port}`
  const stopped = exitOf(child)
  await Promise.race([
    answers(`${origin}/api/health`),
    stopped.then((code) => Promise.reject(new Error(`The local runtime ended with ${code}`))),
  ])
  return { origin, child, stopped, stop: () => stop(child, stopped) }
}

async function stop(child: ChildProcess, stopped: Promise<number>): Promise<void> {
  child.kill('SIGTERM')
  await stopped
}

async function answers(url: string): Promise<void> {
  const DEADLINE_MS = 60_000
  const start = Date.now()
  while (Date.now() - start < DEADLINE_MS) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`${url} did not answer within ${DEADLINE_MS / 1000} s`)
}

function readSecret(name: string): string {
  const line = readFileSync(join(ROOT, '.dev.vars'), 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}=`))
  if (!line) throw new Error(`.dev.vars has no ${name}`)
  return line.slice(name.length + 1)
}
