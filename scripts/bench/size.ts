import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { BUILT_CONFIG } from '../build.ts'
import { ROOT, toolEnvironment } from '../tools.ts'
import { median } from './numbers.ts'
import { BENCH } from './servers.ts'
import type { Row } from './table.ts'

const BYTES_A_KB = 1000
const MAX_SCRIPT_KB = 540
const MAX_STARTUP_MS = 100
const STARTUPS = 9
/** Samples without the worker's own code. */
const NOT_OURS = new Set(['(root)', '(idle)', '(program)'])

interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string } }[]
  samples: number[]
  /** µs before each sample. */
  timeDeltas: number[]
}

/** The size of a deployment's modules and the time of the worker's global scope. */
export async function measureSize(): Promise<Row[]> {
  mkdirSync(BENCH, { recursive: true })
  const bundle = join(BENCH, 'worker.bundle')
  wrangler(['deploy', '--dry-run', '--config', BUILT_CONFIG, '--outfile', bundle])
  const kilobytes = moduleBytes() / BYTES_A_KB
  const startup = median(Array.from({ length: STARTUPS }, () => startupMs(bundle)))
  return [
    {
      what: 'worker script, gzip',
      budget: `≤ ${MAX_SCRIPT_KB} kB`,
      measured: `${kilobytes.toFixed(0)} kB`,
      isKept: kilobytes <= MAX_SCRIPT_KB,
    },
    {
      what: 'start-up: script running before the first request',
      budget: `≤ ${MAX_STARTUP_MS} ms`,
      measured: `${startup.toFixed(0)} ms`,
      isKept: startup <= MAX_STARTUP_MS,
    },
  ]
}

/** Gzipped size of all modules together, as wrangler counts it. */
function moduleBytes(): number {
  const modules = globSync('**/*.js', { cwd: dirname(BUILT_CONFIG) })
  return gzipSync(
    Buffer.concat(modules.map((file) => readFileSync(join(dirname(BUILT_CONFIG), file)))),
  ).length
}

function startupMs(bundle: string): number {
  const file = join(BENCH, 'startup.cpuprofile')
  wrangler(['check', 'startup', '--worker', bundle, '--outfile', file])
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8')) as CpuProfile
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]))
  const ours = timeDeltas.filter((_, index) => !NOT_OURS.has(names.get(samples[index] ?? 0) ?? ''))
  return ours.reduce((sum, delta) => sum + delta, 0) / 1000
}

function wrangler(args: string[]): void {
  const { stdout, stderr, status } = spawnSync(join(ROOT, 'node_modules/.bin/wrangler'), args, {
    // `check startup` reads the configuration of its working directory, and needs none.
    cwd: args[0] === 'check' ? BENCH : ROOT,
    env: { ...toolEnvironment(), WRANGLER_SEND_METRICS: 'false' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`wrangler ${args[0]} ended with ${status}: ${stderr || stdout}`)
}
