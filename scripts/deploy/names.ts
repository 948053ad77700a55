import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Problem } from '../failures.ts'

/** Names in the built configuration: the only source of names for commands that touch an account. */
export interface Names {
  worker: string
  /** The environment of wrangler.toml; empty for production. */
  environment: string
  database: string
  bucket: string
  queues: string[]
  /** Folder of the migrations. */
  migrations: string
  vars: Record<string, string | undefined>
}

interface BuiltConfig {
  name?: string
  targetEnvironment?: string
  d1_databases?: { binding: string; database_name?: string; migrations_dir?: string }[]
  r2_buckets?: { binding: string; bucket_name?: string }[]
  queues?: {
    producers?: { queue: string }[]
    consumers?: { queue: string; dead_letter_queue?: string }[]
  }
  kv_namespaces?: { binding: string; id?: string }[]
  vars?: Record<string, string>
}

/** @throws Problem when there is no build, or it lacks a name */
export function readNames(config: string): Names {
  if (!existsSync(config)) throw new Problem(`There is no build at ${config}. Run: npm run build`)
  const built = JSON.parse(readFileSync(config, 'utf8')) as BuiltConfig
  const queues = [...(built.queues?.producers ?? []), ...(built.queues?.consumers ?? [])]
  return {
    worker: required('name', built.name),
    environment: built.targetEnvironment ?? '',
    database: required('database_name', databaseOf(built)?.database_name),
    bucket: required(
      'bucket_name',
      built.r2_buckets?.find(({ binding }) => binding === 'MEDIA')?.bucket_name,
    ),
    queues: [...new Set([...queues.map(({ queue }) => queue), ...deadLetters(built)])].toSorted(),
    migrations: resolve(dirname(config), databaseOf(built)?.migrations_dir ?? 'migrations'),
    vars: built.vars ?? {},
  }
}

/**
 * A copy of a built configuration, beside it, with the ids of the stores. On a first upload wrangler would create the
 * stores itself, but stops at a name that an interrupted upload has left. Returns its path.
 */
export function withIds(
  config: string,
  { database, namespace }: { database: string; namespace: string },
): string {
  const built = JSON.parse(readFileSync(config, 'utf8')) as BuiltConfig
  const complete = {
    ...built,
    d1_databases: built.d1_databases?.map((each) =>
      each.binding === 'DB' ? { ...each, database_id: database } : each,
    ),
    kv_namespaces: built.kv_namespaces?.map((each) =>
      each.binding === 'KV' ? { ...each, id: namespace } : each,
    ),
  }
  const copy = join(dirname(config), 'deployed.json')
  writeFileSync(copy, JSON.stringify(complete))
  return copy
}

function databaseOf({ d1_databases }: BuiltConfig) {
  return d1_databases?.find(({ binding }) => binding === 'DB')
}

function deadLetters({ queues }: BuiltConfig): string[] {
  return (queues?.consumers ?? []).flatMap(({ dead_letter_queue }) => dead_letter_queue ?? [])
}

function required(what: string, value: string | undefined): string {
  if (value) return value
  throw new Problem(`wrangler.toml has no ${what} for this environment.`)
}
