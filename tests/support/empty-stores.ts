import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { evictTagged } from '../../worker/cache/tags'
import { SETTINGS_TAG } from '../../worker/services/settings/settings'
import { WRITTEN_TAG } from '../../worker/services/written-pages/written-pages'

/**
 * Empties D1, KV and R2, applies the migrations and evicts what the isolate has read of them: test files share one.
 * `reset` skips a store that the runtime has evicted after ten idle seconds, so each is used first.
 * @throws Error when D1 is not empty afterwards
 */
export async function emptyStores(migrations = env.TEST_MIGRATIONS): Promise<void> {
  await Promise.all([countTables(), env.KV.get('wake'), env.MEDIA.head('wake')])
  await reset()
  const tables = await countTables()
  if (tables > 0) throw new Error(`The database still has ${tables} tables of another test file`)
  // One batch for all takes a third of the time of one for each.
  const isWhole = migrations === env.TEST_MIGRATIONS
  const queries = migrations.flatMap((migration) => migration.queries)
  await applyD1Migrations(env.DB, isWhole ? [{ name: 'all', queries }] : migrations)
  evictTagged(['tours', 'pages', SETTINGS_TAG, WRITTEN_TAG])
}

async function countTables(): Promise<number> {
  const found = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all()
  return found.results.length
}
