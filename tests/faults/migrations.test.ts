import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { emptyStores } from '../support/empty-stores'
import { fetchWorker } from './support/fetch-worker'
import { brokenInvariants } from './support/invariants'

const all = env.TEST_MIGRATIONS

async function schema(): Promise<unknown> {
  const { results } = await env.DB.prepare(
    "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY type, name",
  ).all()
  return results
}

it('row 25: migrations that stopped after any of them can be applied again, with the same schema', async () => {
  await emptyStores()
  const whole = await schema()
  for (let applied = 0; applied <= all.length; applied += 1) {
    await emptyStores(all.slice(0, applied))
    await applyD1Migrations(env.DB, all)
    await applyD1Migrations(env.DB, all)
    expect([applied, await schema()]).toEqual([applied, whole])
  }
  expect((await fetchWorker('/api/forum')).status).toBe(200)
  expect(await brokenInvariants(env)).toEqual([])
})

it('row 25: a migration that fails half way is rolled back and can be applied again', async () => {
  for (let broken = 0; broken < all.length; broken += 1) {
    await emptyStores([])
    const half = all.map((migration, place) =>
      place === broken
        ? { ...migration, queries: [...migration.queries, "SELECT json('{')"] }
        : migration,
    )
    await expect(applyD1Migrations(env.DB, half)).rejects.toThrow()
    await applyD1Migrations(env.DB, all)
  }
  expect((await fetchWorker('/api/forum')).status).toBe(200)
})

it('row 25: migrations only add columns and tables, so the previous release keeps working', () => {
  const removing = all.flatMap(({ name, queries }) =>
    queries
      .filter((query) => /\bdrop\s+(table|column)|\brename\b/i.test(query))
      .map((query) => `${name}: ${query}`),
  )
  expect(removing).toEqual([])
})
