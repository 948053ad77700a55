import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Bindings } from '../worker/env.ts'
import { Problem } from './failures.ts'
import { fingerprint } from './fingerprint.ts'
import { nextMigration, requireKnownMigrations } from './local-migrations.ts'
import { ROOT, runQuietly } from './tools.ts'

/** The local site: its state on disk, its secrets, its schema and the demo company. */

export const STATE = join(ROOT, '.wrangler', 'state')
const SECRETS_FILE = join(ROOT, '.dev.vars')
const SECRETS = ['SESSION_SECRET', 'PEPPER']
const SCHEMA_AND_DEMO = ['migrations', 'demo', 'scripts/seed', 'scripts/seed-demo.ts']

/** @throws Problem when a folder is not writable */
export function requireWritable(folder = ROOT): void {
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new Problem(
      `Nothing can be written to ${folder}. Use a folder that you own and that is not read-only.`,
    )
  }
}

/** Writes random local secrets where there are none; they never leave this machine. */
export function ensureLocalSecrets(file = SECRETS_FILE): void {
  const known = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const missing = SECRETS.filter((name) => !new RegExp(`^${name}=.`, 'm').test(known))
  if (missing.length === 0) return
  const lines = missing.map((name) => `${name}=${randomBytes(36).toString('base64url')}\n`)
  const kept = known === '' || known.endsWith('\n') ? known : `${known}\n`
  writeFileSync(file, kept + lines.join(''), { mode: 0o600 })
}

/**
 * Migrates and seeds a state unless it was prepared with the same migrations and demo. Returns whether it did.
 * @throws Problem when one of them fails
 */
export async function prepare(state: string): Promise<boolean> {
  const wanted = fingerprint(SCHEMA_AND_DEMO)
  const stampOf = (folder: string) => join(folder, '.prepared')
  const known = existsSync(stampOf(state)) ? readFileSync(stampOf(state), 'utf8') : null
  if (known === wanted) return false
  await inPlace(state, async (folder) => {
    await migrate(folder)
    await seed(folder)
    writeFileSync(stampOf(folder), wanted)
  })
  return true
}

/** Fills a folder. One that does not exist yet appears whole or, if the work is interrupted, not at all. */
export async function inPlace(
  folder: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  if (existsSync(folder)) return fill(folder)
  const unfinished = `${folder}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  await fill(unfinished)
  renameSync(unfinished, folder)
}

/** @throws Problem when the state has migrations of an earlier release, or one fails */
export async function migrate(state: string): Promise<void> {
  requireKnownMigrations(state)
  mkdirSync(state, { recursive: true })
  try {
    await runQuietly(
      'wrangler',
      [
        'd1',
        'migrations',
        'apply',
        'DB',
        '--local',
        '--persist-to',
        state,
        '--config',
        'wrangler.toml',
      ],
      { CI: 'true' },
    )
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new Problem(`The migration ${nextMigration(state)} failed:\n${error.message}`)
  }
}

export async function seed(state: string): Promise<void> {
  const [{ getPlatformProxy }, { runnerImport }] = await Promise.all([
    importWrangler(),
    import('vite'),
  ])
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: join(ROOT, 'wrangler.toml'),
    persist: { path: join(state, 'v3') },
    remoteBindings: false,
  })
  try {
    const { module } = await runnerImport<typeof import('./seed-demo.ts')>(
      join(ROOT, 'scripts/seed-demo.ts'),
      {
        root: ROOT,
        configFile: false,
        logLevel: 'error',
      },
    )
    await module.seedDemo(env, { pepper: readSecret('PEPPER'), now: Date.now() })
  } finally {
    await dispose()
  }
}

/**
 * Wrangler as a library. Imported late: it takes a second to load, and reads its log and network settings at load time.
 */
export function importWrangler(): Promise<typeof import('wrangler')> {
  process.env['WRANGLER_LOG'] ??= 'error'
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'
  return import('wrangler')
}

function readSecret(name: string): string {
  const line = readFileSync(SECRETS_FILE, 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}=`))
  if (!line) throw new Problem(`.dev.vars has no ${name}`)
  return line.slice(name.length + 1).replace(/^(["'])(.*)\1$/, '$2')
}
