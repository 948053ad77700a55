import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { describe, expect, it, vi } from 'vitest'
import { categories, contentVersions } from '../../../worker/db/schema/tours'
import { openDb, openDbSession } from '../../../worker/db/client'
import { batchReads } from '../../../worker/db/batched-reads'

/** D1 that counts its round trips. */
function countedDatabase() {
  const batch = vi.fn((statements: D1PreparedStatement[]) => env.DB.batch(statements))
  const session = {
    prepare: (query: string) => env.DB.prepare(query),
    batch,
    getBookmark: () => null,
  }
  return { database: { withSession: () => session } as unknown as D1Database, batch }
}

describe('reads of one page', () => {
  it('travel together, and each reader gets its own rows', async () => {
    const { database, batch } = countedDatabase()
    const gathered = batchReads(database)
    const [regions, versions, pair] = await Promise.all([
      openDbSession(gathered, undefined)
        .db.select()
        .from(categories)
        .where(eq(categories.slug, 'rockies')),
      openDb(gathered).select().from(contentVersions),
      openDb(gathered).batch([
        openDb(gathered).select().from(categories).where(eq(categories.slug, 'calgary')),
        openDb(gathered).select().from(categories).where(eq(categories.slug, 'asia')),
      ]),
    ])
    expect(regions.map(({ slug }) => slug)).toEqual(['rockies'])
    expect(versions.map(({ name }) => name)).toContain('tours')
    expect(pair.map(([row]) => row?.slug)).toEqual(['calgary', 'asia'])
    expect(batch).toHaveBeenCalledTimes(1)
  })

  it('keep columns of one name apart', async () => {
    const parent = alias(categories, 'parent')
    const rows = await openDb(batchReads(countedDatabase().database))
      .select({ slug: categories.slug, other: parent.slug, position: parent.position })
      .from(categories)
      .innerJoin(parent, eq(parent.slug, 'asia'))
      .where(eq(categories.slug, 'rockies'))
    expect(rows).toEqual([{ slug: 'rockies', other: 'asia', position: 6 }])
  })

  it('do not fail with one that does', async () => {
    const gathered = batchReads(countedDatabase().database)
    const [good, bad] = await Promise.allSettled([
      openDb(gathered).select().from(categories),
      openDb(gathered).run('select nothing from nowhere'),
    ])
    expect([good.status, bad.status]).toEqual(['fulfilled', 'rejected'])
  })
})
