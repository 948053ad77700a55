import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { meaningOf, Problem } from './failures.ts'

/** The project's command line tools, run on the Node that runs this. */

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const MODULES = join(ROOT, 'node_modules')
const PACKAGES: Record<string, string> = { tsc: 'typescript' }
/** Without colours, escape codes and empty lines, the last lines of a tool's output say what went wrong. */
const TAIL_LINES = 8

export interface Answer {
  code: number
  output: string
  complaint: string
}

/** Runs a tool to its end, showing what it prints. @throws Problem when it fails */
export async function run(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const child = spawnTool(command, args, { stdio: 'inherit', environment })
  const code = await exitOf(child)
  if (code !== 0) throw new Problem(`${command} ${args[0] ?? ''} ended with ${code}`)
}

/** Runs a tool to its end and shows nothing of it. @throws Problem with the end of its output when it fails */
export async function runQuietly(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
) {
  const answer = await ask(command, args, environment)
  if (answer.code === 0) return answer
  const said = `${answer.output}\n${answer.complaint}`
  throw new Problem(meaningOf(said) ?? `${command} ${args[0] ?? ''} failed:\n${tailOf(said)}`)
}

/** What a tool says, to its end. @throws Error when it cannot be started */
export async function ask(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<Answer> {
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

/** Starts a tool. Its script is started rather than its shim in `.bin`, which is another kind of file on each system. */
export function spawnTool(
  command: string,
  args: string[],
  { stdio, environment = {} }: SpawnOptions,
): ChildProcess {
  return spawn(process.execPath, [...(command === 'node' ? [] : [scriptOf(command)]), ...args], {
    cwd: ROOT,
    stdio,
    env: { ...toolEnvironment(), ...environment },
  })
}

/** Tools that start others find those that the project pins. Nothing is sent home, and no newer version advertised. */
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

/** The exit code of a process. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** The last lines of an output that say something, indented. */
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

/** Text without the escape codes of a terminal. */
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
