import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '../db/db'
import { siteFacts } from '../db/schema/operations'

/** A fact about the site itself; null before it is written. */
export async function findFact(db: Db, name: string): Promise<string | null> {
  const { value } = siteFacts
  const [row] = await db.select({ value }).from(siteFacts).where(eq(siteFacts.name, name))
  return row?.value ?? null
}

/** Writes a fact at `now` (UTC ms); a stored one only where `setWhere` holds. */
export function factStatement(
  db: Db,
  fact: { name: string; value: string; now: number; setWhere?: SQL },
) {
  const { name, value, now, setWhere } = fact
  const set = { value, updatedAt: now }
  return db
    .insert(siteFacts)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: siteFacts.name, set, ...(setWhere && { setWhere }) })
}
