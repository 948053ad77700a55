import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../../scripts/tools.ts'

/** The operator's commands on two local sites, as they are typed. */

const PEPPER = 'the-pepper-of-the-first-site-0123456789abcdef'
const folder = mkdtempSync(join(tmpdir(), 'moraine-commands-'))
const [first, fresh, backup] = ['first', 'fresh', 'backup'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]

async function command(name: string, args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/cli.js'), name, ...args], {
    cwd: ROOT,
    env: { ...process.env, PEPPER, ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output: output.trim() }
}

beforeAll(async () => {
  for (const state of [first, fresh])
    expect((await command('migrate', ['--state', state])).code).toBe(0)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('makes an admin without a mail, carries a site over with its pepper, and says in a sentence what is wrong', async () => {
  const made = await command('admin', ['owner@tours.co', '--state', first])
  expect(made.output).toMatch(
    /The admin owner \(owner@tours.co\) was made. Log in with the password [\w-]{16}/,
  )
  expect((await command('admin', ['OWNER@tours.co', '--state', first])).output).toContain(
    'is an admin now',
  )
  expect((await command('admin', ['no-address', '--state', first])).output).toBe(
    'no-address is no e-mail address.',
  )

  const exported = await command('export', [backup, '--state', first])
  expect(exported).toMatchObject({ code: 0 })
  for (const file of readdirSync(backup, { recursive: true, withFileTypes: true }))
    expect([file.name, statSync(join(file.parentPath, file.name)).mode & 0o077]).toEqual([
      file.name,
      0,
    ])
  expect(readFileSync(join(backup, 'manifest.json'), 'utf8')).not.toContain(PEPPER)

  const wrong = await command('restore', [backup, '--state', fresh], {
    PEPPER: 'another-pepper-0123456789abcdef0123456789',
  })
  expect(wrong.code).toBe(1)
  expect(wrong.output).toMatch(
    /^PEPPER is not that of the backup, so no password would be right; nothing was written\..*$/,
  )

  const right = await command('restore', [backup, '--state', fresh])
  expect(right.output).toContain('are restored and checked')
  const again = await command('restore', [backup, '--state', fresh])
  expect(again.output).toBe(
    'A backup is restored into a fresh database only; this one holds members or tours',
  )

  const nowhere = await command('restore', [join(folder, 'nowhere'), '--state', fresh])
  expect(nowhere.output).toContain('There is no backup in')
  const bare = await command('restore', [backup, '--state', join(folder, 'bare')])
  expect(bare.output).toContain('This database has no tables yet: apply the migrations first')
}, 120_000)
