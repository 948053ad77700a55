import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Bindings } from '../worker/env.ts'
import { openAccount } from './deploy/account.ts'
import { findDatabase } from './deploy/stores.ts'
import { Problem } from './failures.ts'
import { importWrangler, STATE } from './local.ts'
import { ROOT } from './tools.ts'

/**
 * The stores of the local site, or with `--remote [--env staging]` those of a deployed one, for the operator's
 * commands.
 */

interface Command<Script> {
  /** The command's argument, such as a folder. */
  subject: string
  env: Bindings
  script: Script
  has: (option: string) => boolean
  option: (name: string) => string | undefined
}

interface Wanted {
  /** Message for a missing argument. */
  missing: string
  /** The TypeScript file to load; it may import the worker's. */
  script: string
}

/** Parses `<subject> [--remote] [--env <name>] [--state <folder>]` and runs the command on those stores. */
export async function withStores<Script>(
  wanted: Wanted,
  work: (command: Command<Script>) => Promise<void>,
): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      env: { type: 'string', default: '' },
      state: { type: 'string', default: STATE },
      'with-other-pepper': { type: 'boolean', default: false },
      'reset-second-factor': { type: 'boolean', default: false },
      pictures: { type: 'string' },
    },
  })
  const [subject] = positionals
  if (!subject) throw new Problem(wanted.missing)
  const { getPlatformProxy } = await importWrangler()
  const config = values.remote ? await remoteConfig(values.env) : null
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: config?.path ?? join(ROOT, 'wrangler.toml'),
    persist: { path: join(values.state, 'v3') },
    remoteBindings: values.remote,
  })
  try {
    const { runnerImport } = await import('vite')
    const options = { root: ROOT, configFile: false, logLevel: 'error' } as const
    const { module } = await runnerImport<Script>(join(ROOT, wanted.script), options)
    const given = values as Record<string, unknown>
    await work({
      subject,
      env: withPepper(env, values.remote),
      script: module,
      has: (option) => given[option] === true,
      option: (name) => (typeof given[name] === 'string' ? given[name] : undefined),
    })
  } finally {
    await dispose()
    config?.remove()
  }
}

/** Cloudflare shows no secret, so a deployed site's pepper is used only when it is given. */
function withPepper(env: Bindings, isRemote: boolean): Bindings {
  const given = process.env['PEPPER']
  if (!isRemote && !given) return env
  const { PEPPER: _local, ...others } = env
  return given ? { ...others, PEPPER: given } : others
}

/** A configuration with the deployed database and bucket. */
async function remoteConfig(environment: string) {
  const { unstable_readConfig } = await importWrangler()
  const read = unstable_readConfig(
    { config: join(ROOT, 'wrangler.toml'), env: environment },
    { hideWarnings: true },
  )
  const [database] = read.d1_databases
  const name = database?.database_name ?? ''
  const id = await findDatabase(await openAccount(), name)
  if (!id)
    throw new Problem(
      `There is no database ${name} in this account. Deploy the site first: npm run deploy`,
    )
  const path = join(makeFolder(), 'wrangler.json')
  const config = {
    name: read.name,
    compatibility_date: read.compatibility_date,
    d1_databases: [{ binding: 'DB', database_name: name, database_id: id, remote: true }],
    r2_buckets: read.r2_buckets.map((bucket: object) => ({ ...bucket, remote: true })),
  }
  writeFileSync(path, JSON.stringify(config))
  return { path, remove: () => rmSync(join(path, '..'), { recursive: true, force: true }) }
}

function makeFolder(): string {
  mkdirSync(join(ROOT, '.wrangler'), { recursive: true })
  return mkdtempSync(join(ROOT, '.wrangler', 'remote-'))
}
