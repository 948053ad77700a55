import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { ROOT } from '../../../scripts/tools.ts'

/** The parts of wrangler's configuration that the tests read. */
interface WorkerConfig {
  name: string
  vars: Record<string, string>
  triggers: { crons: string[] }
  d1_databases: { binding: string; database_name: string }[]
  kv_namespaces: { binding: string }[]
  r2_buckets: { binding: string; bucket_name: string }[]
  queues: { producers: { binding: string; queue: string }[]; consumers: { queue: string }[] }
  ratelimits: { name: string; namespace_id: string; simple: object }[]
  assets: object
  images: object
  send_email: object
  version_metadata: object
  limits: object
  observability: object
}

/** wrangler.toml for one of its environments, as wrangler reads it. */
export function readWranglerConfig(env = ''): WorkerConfig {
  const read = unstable_readConfig(
    { config: join(ROOT, 'wrangler.toml'), env },
    { hideWarnings: true },
  )
  return read
}

interface Wanted {
  /** An environment of wrangler.toml. */
  env?: string
  /** Another company's prefix of every name. */
  company?: string
  vars?: Record<string, string>
}

/** Variables of a site that is ready to go public. */
export const PUBLIC_VARS = {
  BASE_URL: 'https://www.tours.co',
  SUPER_USERS: 'owner@tours.co',
  MAIL_FROM: 'hello@tours.co',
  COMPANY_EMAIL: 'hello@tours.co',
}

/**
 * The output of a build without building: the flat configuration of an environment, a worker of one
 * line and two migrations.
 */
export function builtWorker({ env = '', company, vars = {} }: Wanted = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'moraine-built-'))
  mkdirSync(join(folder, 'worker'))
  mkdirSync(join(folder, 'client'))
  mkdirSync(join(folder, 'migrations'))
  writeFileSync(
    join(folder, 'worker/index.js'),
    'export default { fetch: () => new Response("ok") }',
  )
  writeFileSync(join(folder, 'client/robots.txt'), 'User-agent: *')
  writeFileSync(
    join(folder, 'migrations/0001_first.sql'),
    'CREATE TABLE first (id INTEGER PRIMARY KEY);',
  )
  writeFileSync(
    join(folder, 'migrations/0002_second.sql'),
    'CREATE TABLE second (id INTEGER PRIMARY KEY);',
  )
  const config = readWranglerConfig(env)
  const flat = {
    ...config,
    configPath: undefined,
    userConfigPath: undefined,
    targetEnvironment: env,
    main: 'index.js',
    no_bundle: true,
    rules: [{ type: 'ESModule', globs: ['**/*.js'] }],
    assets: { ...config.assets, directory: '../client' },
    vars: { ...config.vars, ...vars },
    d1_databases: config.d1_databases.map((database) => ({
      ...database,
      migrations_dir: '../migrations',
    })),
  }
  const text = JSON.stringify(flat)
  const file = join(folder, 'worker/wrangler.json')
  writeFileSync(file, company ? text.replaceAll('"moraine', `"${company}`) : text)
  return {
    config: file,
    addMigration: (name: string, sql: string) =>
      writeFileSync(join(folder, 'migrations', `${name}.sql`), sql),
    renameMigration: (from: string, to: string) =>
      renameSync(
        join(folder, 'migrations', `${from}.sql`),
        join(folder, 'migrations', `${to}.sql`),
      ),
    useRealMigrations: () =>
      cpSync(join(ROOT, 'migrations'), join(folder, 'migrations'), { recursive: true }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
