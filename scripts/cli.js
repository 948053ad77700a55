import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `node scripts/cli.js <command>` runs scripts/<command>.ts. Plain JavaScript, because Node before 22.18 cannot read
 * the other files and this one prints the required version.
 */
const OLDEST = [22, 18]
const here = dirname(fileURLToPath(import.meta.url))
const [command, ...options] = process.argv.slice(2)

if (!existsSync(join(here, '..', 'node_modules', 'wrangler')))
  fail('The packages are not installed. Run: npm ci')
else if (isTooOld(process.versions.node)) runOnPinnedNode()
else await runCommand()

async function runCommand() {
  const { explain } = await import('./failures.ts')
  // Errors of later listeners get no stack trace either.
  process.on('uncaughtException', (error) => {
    fail(explain(error))
    process.exit(1)
  })
  try {
    process.argv.splice(2, 1)
    await import(`./${command}.ts`)
  } catch (error) {
    fail(explain(error))
  }
}

function runOnPinnedNode() {
  const folder = join(here, '..', 'node_modules', 'node', 'bin')
  const pinned = [join(folder, 'node'), join(folder, 'node.exe')].find((file) => existsSync(file))
  const isOn = process.env['MORAINE_PINNED_NODE'] === '1'
  if (!pinned || isOn)
    return fail(
      `Moraine needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}.`,
    )
  const { status } = spawnSync(pinned, [fileURLToPath(import.meta.url), command, ...options], {
    stdio: 'inherit',
    env: { ...process.env, MORAINE_PINNED_NODE: '1' },
  })
  process.exitCode = status ?? 1
}

function isTooOld(version) {
  const [major, minor] = version.split('.').map(Number)
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])
}

function fail(sentence) {
  console.error(`\n  ${sentence}\n`)
  process.exitCode = 1
}
