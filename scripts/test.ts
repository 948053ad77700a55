import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from './build.ts'
import { Problem } from './failures.ts'
import { exitOf, ROOT, run, spawnTool, stripColours } from './tools.ts'

/** Output of the runtime itself when a test breaks a connection or empties the stores; our code cannot catch it. */
const RUNTIME_NOISE =
  /^(?:uncaught exception; .*(?:Network connection lost|disconnected)|(?:.*; )?(?:e|exception) = (?:rust|workerd\/api\/unsafe)|stack: \S*workerd@)/
const TOOL_NOISE = /^(?:Using secrets defined in|JSON report written to)/

/** Linux keeps it in memory; containers often give it 64 MB. */
const FAST_FOLDER = '/dev/shm'
const STORES_BYTES = 4e9

const counts = { passed: 0, failed: 0 }
const running = new Set<ChildProcess>()

/** `npm test`: for developers before a push, and for continuous integration on every push. */
try {
  // The worker's tests run in one isolate, which leaves a core to the checks and the build.
  await together(checkAndBuild, () =>
    // By default Vitest leaves one core free, which is half of two.
    test('--project', 'node', '--project', 'worker', '--maxWorkers', '100%'),
  )
  // The long end-to-end tests of members and admins take minutes each: `npm run test:e2e` runs them all.
  await test(
    '--project',
    'e2e',
    ...['browser', 'visitor', 'old-release', 'engine-floor'].map(
      (name) => `tests/e2e/${name}.e2e.ts`,
    ),
  )
} finally {
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
}

async function checkAndBuild(): Promise<void> {
  await run('tsc', ['-b'])
  await run('oxlint', ['--type-aware', '--deny-warnings'])
  await run('oxfmt', ['--check', '.'])
  await build()
}

/** Runs all at once; the first failure ends the tests that still run. @throws Problem of that one */
async function together(...all: (() => Promise<void>)[]): Promise<void> {
  try {
    await Promise.all(all.map((each) => each()))
  } catch (error) {
    for (const child of running) child.kill()
    throw error
  }
}

/** Runs tests, shows their output and adds to the counts. @throws Problem when one fails */
async function test(...args: string[]): Promise<void> {
  const folder = join(ROOT, '.tmp', `test-${process.pid}`)
  const file = join(folder, 'results.json')
  mkdirSync(folder, { recursive: true })
  try {
    const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file]
    const child = spawnTool('vitest', ['run', ...reporters, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      environment: {
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...(hasFastFolder() && { TMPDIR: FAST_FOLDER }),
      },
    })
    for (const output of [child.stdout, child.stderr])
      if (output)
        createInterface({ input: output }).on('line', (line) => {
          const plain = stripColours(line)
          if (!RUNTIME_NOISE.test(plain) && !TOOL_NOISE.test(plain)) console.log(line)
        })
    running.add(child)
    const code = await exitOf(child).finally(() => running.delete(child))
    count(file)
    if (code !== 0) throw new Problem('Tests failed.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether the stores of the tests fit into memory, where each of their many small writes need not reach a disk. */
function hasFastFolder(): boolean {
  if (!existsSync(FAST_FOLDER)) return false
  const { bavail, bsize } = statfsSync(FAST_FOLDER)
  return bavail * bsize > STORES_BYTES
}

function count(file: string): void {
  const results = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  counts.passed += results.numPassedTests
  counts.failed += results.numFailedTests
}
