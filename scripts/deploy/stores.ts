import { readdirSync } from 'node:fs'
import { meaningOf, Problem } from '../failures.ts'
import type { Account, Outcome } from './account.ts'
import type { Names } from './names.ts'
import { runWrangler, wranglersReason } from './wrangler.ts'

interface Placement {
  /** Region of a new database, such as `wnam`. */
  location: string
  /** `eu` or `fedramp`, in place of a region. */
  jurisdiction: string | undefined
}

/** Creates the database if it is missing. Returns its id and the action taken. @throws Problem when that is unknown */
export async function ensureDatabase(
  account: Account,
  { database }: Names,
  { location, jurisdiction }: Placement,
) {
  const known = await findDatabase(account, database)
  if (known) return { id: known, done: 'there' }
  const where = jurisdiction ? { jurisdiction } : { primary_location_hint: location }
  const made = await account.post<{ uuid: string }>('d1/database', { name: database, ...where })
  if (made.state === 'found')
    return { id: made.result.uuid, done: `created (${jurisdiction ?? location})` }
  const since = made.state === 'taken' ? await findDatabase(account, database) : null
  if (since) return { id: since, done: 'there' }
  throw new Problem(`The database ${database} could not be created: ${made.reason}`)
}

/** The id of a database; null when there is none. @throws Problem when the request failed */
export async function findDatabase(account: Account, name: string): Promise<string | null> {
  const listed = await account.get<{ uuid: string; name: string }[]>(
    `d1/database?name=${name}&per_page=100`,
  )
  const databases = foundOrThrow(listed, `Whether there is a database ${name}`)
  return databases.find((database) => database.name === name)?.uuid ?? null
}

/** Creates missing queues. Returns their names. @throws Problem when one is unknown or cannot be created */
export async function ensureQueues(account: Account, { queues }: Names): Promise<string[]> {
  const made: string[] = []
  for (const queue of queues) {
    const listed = await account.get<{ queue_name: string }[]>(`queues?page=1&name=${queue}`)
    const known = foundOrThrow(listed, `Whether there is a queue ${queue}`)
    if (known.some(({ queue_name }) => queue_name === queue)) continue
    const outcome = await account.post('queues', { queue_name: queue })
    if (outcome.state !== 'found' && outcome.state !== 'taken')
      throw new Problem(`The queue ${queue} could not be created: ${outcome.reason}`)
    made.push(queue)
  }
  return made
}

/** Bookmark of the database's current state, for a restore; null when D1 returns none. */
export async function bookmarkOf(account: Account, id: string): Promise<string | null> {
  const outcome = await account.get<{ bookmark: string }>(`d1/database/${id}/time_travel/bookmark`)
  return outcome.state === 'found' ? outcome.result.bookmark : null
}

/**
 * The migrations of a folder that a database lacks, in order.
 * @throws Problem when the request failed, or when the database was made with other migrations from the first one on
 */
export async function missingMigrations(
  account: Account,
  id: string,
  folder: string,
): Promise<string[]> {
  const sql = "SELECT name FROM sqlite_master WHERE name = 'd1_migrations'"
  const asked = 'Which migrations the database has'
  const table = foundOrThrow(await query(account, id, sql), asked)
  const applied =
    table.length > 0
      ? foundOrThrow(await query(account, id, 'SELECT name FROM d1_migrations'), asked)
      : []
  const known = new Set(applied.map(({ name }) => name))
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  if (known.size > 0 && !known.has(files[0] ?? ''))
    throw new Problem(
      `The database was made with earlier migrations (${applied.at(-1)?.name}). Export it (npm run export), deploy to a new database and restore it there (npm run restore): see docs/operations.md.`,
    )
  return files.filter((file) => !known.has(file)).map((file) => file.slice(0, -'.sql'.length))
}

async function query(
  account: Account,
  id: string,
  sql: string,
): Promise<Outcome<{ name: string }[]>> {
  const outcome = await account.post<{ results: { name: string }[] }[]>(`d1/database/${id}/query`, {
    sql,
  })
  return outcome.state === 'found'
    ? { state: 'found', result: outcome.result[0]?.results ?? [] }
    : outcome
}

/** Applies missing migrations. @throws Problem with wrangler's reason */
export async function applyMigrations(config: string): Promise<void> {
  const args = ['d1', 'migrations', 'apply', 'DB', '--remote', '--config', config]
  const { code, output, complaint } = await runWrangler(args)
  if (code !== 0) throw new Problem(meaningOf(complaint) ?? wranglersReason(complaint || output))
}

/**
 * Creates the KV namespace when it is missing. Returns its id. @throws Problem when it is unknown or cannot be created
 */
export async function ensureNamespace(account: Account, worker: string): Promise<string> {
  const bound = await account.get<{ bindings: { name: string; namespace_id?: string }[] }>(
    `workers/scripts/${worker}/settings`,
  )
  const known =
    bound.state === 'found'
      ? bound.result.bindings.find(({ name }) => name === 'KV')?.namespace_id
      : undefined
  if (known) return known
  if (bound.state !== 'found' && bound.state !== 'missing')
    throw new Problem(`Which namespace ${worker} uses could not be asked: ${bound.reason}`)
  const title = `${worker}-kv`
  const listed = await account.get<{ id: string; title: string }[]>(
    'storage/kv/namespaces?per_page=1000',
  )
  const named = foundOrThrow(listed, `Whether there is a namespace ${title}`).find(
    (each) => each.title === title,
  )
  if (named) return named.id
  const made = await account.post<{ id: string }>('storage/kv/namespaces', { title })
  return foundOrThrow(made, `The namespace ${title}`).id
}

/** The result of a call; null when it is missing. @throws Problem when the request failed */
function foundOrThrow<Result>(outcome: Outcome<Result>, question: string): Result {
  if (outcome.state === 'found') return outcome.result
  throw new Problem(`${question} could not be asked: ${outcome.reason}`)
}
