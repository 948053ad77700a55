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
    const batching = batchReads(database)
    const db = openDb(batching)
    const session = openDbSession(batching, undefined).db
    const [[regions], [versions], pair] = await Promise.all([
      session.batch([session.select().from(categories).where(eq(categories.slug, 'rockies'))]),
      db.batch([db.select().from(contentVersions)]),
      db.batch([
        db.select().from(categories).where(eq(categories.slug, 'calgary')),
        db.select().from(categories).where(eq(categories.slug, 'asia')),
      ]),
    ])
    expect(regions.map(({ slug }) => slug)).toEqual(['rockies'])
    expect(versions.map(({ name }) => name)).toContain('tours')
    expect(pair.map(([row]) => row?.slug)).toEqual(['calgary', 'asia'])
    expect(batch).toHaveBeenCalledTimes(1)
  })

  it('keep columns of one name apart where they are read alone', async () => {
    const parent = alias(categories, 'parent')
    const rows = await openDb(batchReads(countedDatabase().database))
      .select({ slug: categories.slug, other: parent.slug, position: parent.position })
      .from(categories)
      .innerJoin(parent, eq(parent.slug, 'asia'))
      .where(eq(categories.slug, 'rockies'))
    expect(rows).toEqual([{ slug: 'rockies', other: 'asia', position: 6 }])
  })

  it('do not fail with one that does', async () => {
    const { database, batch } = countedDatabase()
    const db = openDb(batchReads(database))
    const [good, bad] = await Promise.allSettled([
      db.batch([db.select().from(categories)]),
      db.batch([db.run('select nothing from nowhere')]),
    ])
    expect(batch).toHaveBeenCalledTimes(3)
    expect([good.status, bad.status]).toEqual(['fulfilled', 'rejected'])
  })
})
