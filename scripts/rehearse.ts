import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { get, smokeTest } from './deploy/smoke.ts'
import { Problem } from './failures.ts'
import { freePort, serve } from './serve.ts'
import { ROOT, run } from './tools.ts'

/**
 * `npm run rehearse -- <folder or file> [--pictures <folder>]`: restores a backup into a temporary site on this machine and
 * opens it. Ends with the first step that fails.
 */
const args = process.argv.slice(2)
if (args.length === 0)
  throw new Problem(
    'Name the folder or the file of the backup: npm run rehearse -- <folder or file>',
  )
const start = Date.now()
const state = mkdtempSync(join(tmpdir(), 'moraine-rehearsal-'))
// The data of members must not stay when a step is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    rmSync(state, { recursive: true, force: true })
    process.exit(1)
  })
try {
  await command('migrate', '--state', state)
  await command('restore', ...args, '--state', state)
  await build()
  await open()
  const seconds = Math.ceil((Date.now() - start) / 1000)
  console.log(`The rehearsal took ${seconds} s. The restored site is deleted again.`)
} finally {
  rmSync(state, { recursive: true, force: true })
}

/** Opens the home page, a tour of it and a picture. @throws Problem when one of them fails */
async function open(): Promise<void> {
  const vars = { MAIL_TRANSPORT: 'none' }
  const { origin, stop } = await serve({ port: await freePort(), state, vars, output: 'ignore' })
  try {
    await smokeTest({ origin, commit: null, timeoutMs: 0 })
    const home = await (await get(`${origin}/ca`)).text()
    const tour = /href="(\/tour\/[^"#?]+)"/.exec(home)?.[1]
    const picture = /src="(\/img\/[^"]+)"/.exec(home)?.[1]
    for (const path of [tour, picture]) if (path) await get(`${origin}${path}`)
    const opened = ['health', 'home page', tour && 'a tour', picture && 'a picture']
    console.log(`Opened: ${opened.filter(Boolean).join(', ')}.`)
  } finally {
    await stop()
  }
}

function command(...args: string[]): Promise<void> {
  return run('node', [join(ROOT, 'scripts/cli.js'), ...args])
}
