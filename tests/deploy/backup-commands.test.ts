import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runnerImport } from 'vite'
import { getPlatformProxy } from 'wrangler'
import { ROOT } from '../../scripts/tools.ts'
import type { Bindings } from '../../worker/env.ts'

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
}, 300_000)
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
  const counted = (output: string) => /\d+ tables with \d+ rows/.exec(output)?.[0]
  expect(counted(right.output)).toBe(counted(exported.output))
  const again = await command('restore', [backup, '--state', fresh])
  expect(again.output).toBe(
    'A backup is restored into a fresh database only; this one holds members or tours',
  )

  const nowhere = await command('restore', [join(folder, 'nowhere'), '--state', fresh])
  expect(nowhere.output).toContain('There is no backup in')
  const bare = await command('restore', [backup, '--state', join(folder, 'bare')])
  expect(bare.output).toContain('This database has no tables yet: apply the migrations first')
}, 300_000)

it('rehearses a restore in one command, which opens the site and leaves nothing behind', async () => {
  const before = readdirSync(tmpdir()).filter((name) => name.startsWith('moraine-rehearsal-'))
  const rehearsed = await command('rehearse', [backup])
  expect(rehearsed.output).toContain('are restored and checked')
  expect(rehearsed.output).toContain('Opened: health, home page')
  expect(rehearsed.code).toBe(0)
  const failed = await command('rehearse', [join(folder, 'nowhere')])
  expect([failed.code, failed.output]).toEqual([1, expect.stringContaining('There is no backup')])
  const after = readdirSync(tmpdir()).filter((name) => name.startsWith('moraine-rehearsal-'))
  expect(after).toEqual(before)
}, 300_000)

/** The encrypted file that the site in a state's folder makes, with any key. */
async function encryptedBackup(state: string, key: string): Promise<Uint8Array> {
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: join(ROOT, 'wrangler.toml'),
    persist: { path: join(state, 'v3') },
    remoteBindings: false,
  })
  try {
    const { module } = await runnerImport<
      typeof import('../../worker/features/backup/backup-run.ts')
    >(join(ROOT, 'worker/features/backup/backup-run.ts'), {
      root: ROOT,
      configFile: false,
      logLevel: 'error',
    })
    const secrets = { PEPPER, SESSION_SECRET: PEPPER, BACKUP_KEY: key }
    const bindings = { ...env, ...secrets, LIMITS: '', MAIL_TRANSPORT: 'none' }
    await module.scheduleBackup(bindings, Date.now())
    await module.continueBackup(bindings, Date.now())
    const { objects } = await env.MEDIA.list({ prefix: 'backups/' })
    const object = await env.MEDIA.get(objects[0]!.key)
    return new Uint8Array(await object!.arrayBuffer())
  } finally {
    await dispose()
  }
}

it('restores an encrypted file with its key, and says in a sentence what is wrong with key or file', async () => {
  const state = join(folder, 'from-file')
  expect((await command('migrate', ['--state', state])).code).toBe(0)
  const BACKUP_KEY = 'the-key-of-the-backups-0123456789abcdef'
  const bytes = await encryptedBackup(first, BACKUP_KEY)
  const [file, cut] = [join(folder, 'site.backup'), join(folder, 'cut.backup')]
  writeFileSync(file, bytes)
  writeFileSync(cut, bytes.subarray(0, bytes.length - 100))
  const restore = (path: string, environment: Record<string, string> = { BACKUP_KEY }) =>
    command('restore', [path, '--state', state], environment)

  expect((await restore(file, { BACKUP_KEY: '' })).output).toBe(
    'This backup is encrypted. Give its key: BACKUP_KEY=… npm run restore',
  )
  expect((await restore(file, { BACKUP_KEY: `${BACKUP_KEY}x` })).output).toBe(
    'BACKUP_KEY is not the key of this backup; nothing was written.',
  )
  expect((await restore(cut)).output).toMatch(/^The backup is cut off/)
  const pepper = { BACKUP_KEY, PEPPER: 'another-pepper-0123456789abcdef0123456789' }
  expect((await restore(file, pepper)).output).toMatch(/^PEPPER is not that of the backup/)
  const restored = await restore(file)
  expect(restored.output).toContain('are restored and checked')
  expect(restored.code).toBe(0)
}, 240_000)
