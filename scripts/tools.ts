import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { meaningOf, Problem } from './failures.ts'

/** The project's command line tools, on the current Node. */

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const MODULES = join(ROOT, 'node_modules')
const PACKAGES: Record<string, string> = { tsc: 'typescript' }
/** A shell's own NODE_ENV would have React's development parts built, which fail beside the others. */
const BUILT = { NODE_ENV: 'production' }
/** Enough of a tool's output to show the error. */
const TAIL_LINES = 8

export interface ToolResult {
  code: number
  output: string
  complaint: string
}

/** Runs a tool and shows its output. @throws Problem when it fails */
export async function run(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const child = spawnTool(command, args, { stdio: 'inherit', environment })
  const code = await exitOf(child)
  if (code !== 0) throw new Problem(`${command} ${args[0] ?? ''} ended with ${code}`)
}

/** Runs a tool without output. @throws Problem with the end of its output when it fails */
export async function runQuietly(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
) {
  const result = await runForOutput(command, args, environment)
  if (result.code === 0) return result
  const said = `${result.output}\n${result.complaint}`
  throw new Problem(meaningOf(said) ?? `${command} ${args[0] ?? ''} failed:\n${tailOf(said)}`)
}

/** The output of a tool. @throws Error when it cannot be started */
export async function runForOutput(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<ToolResult> {
  const child = spawnTool(command, args, { stdio: ['ignore', 'pipe', 'pipe'], environment })
  let [output, complaint] = ['', '']
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output, complaint }))
  })
}

interface SpawnOptions {
  stdio: Parameters<typeof spawn>[2]['stdio']
  environment?: Record<string, string>
}

/** Starts a tool by its script: the shim in `.bin` differs between systems. */
export function spawnTool(
  command: string,
  args: string[],
  { stdio, environment = {} }: SpawnOptions,
): ChildProcess {
  return spawn(process.execPath, [...(command === 'node' ? [] : [scriptOf(command)]), ...args], {
    cwd: ROOT,
    stdio,
    env: { ...toolEnvironment(), ...(command === 'vite' && BUILT), ...environment },
  })
}

/** Tools that start others find the pinned ones. No telemetry and no update notices. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    PATH: [join(MODULES, '.bin'), process.env['PATH'] ?? ''].join(delimiter),
  }
}

export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** The last non-empty lines of an output, indented. */
export function tailOf(output: string, lines = TAIL_LINES): string {
  const said = stripColours(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  return said
    .slice(-lines)
    .map((line) => `    ${line.trimStart()}`)
    .join('\n')
}

/** Text without a terminal's escape codes. */
export function stripColours(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
  return text.replaceAll(/\u001B\[[\d;]*m/g, '')
}

function scriptOf(command: string): string {
  const folder = join(MODULES, PACKAGES[command] ?? command)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const script = typeof bin === 'string' ? bin : bin[command]
  if (!script) throw new Error(`${folder} has no command ${command}`)
  return join(folder, script)
}
