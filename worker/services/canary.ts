import { keyedHash } from '../http/keyed-hash'
import type { Db } from '../db/db'
import { siteFacts } from '../db/schema/operations'
import { eq } from 'drizzle-orm'

export const CANARY = 'pepper.canary'

/** What tells whether two sites have the same pepper, and nothing about it: passwords of one are right on the other. */
export function canaryOf(pepper: string): string {
  return keyedHash(pepper, CANARY)
}

/** Writes the canary of this site's pepper. */
export async function keepCanary(db: Db, pepper: string, now: number): Promise<void> {
  const value = canaryOf(pepper)
  await db
    .insert(siteFacts)
    .values({ name: CANARY, value, updatedAt: now })
    .onConflictDoUpdate({ target: siteFacts.name, set: { value, updatedAt: now } })
}

/** The canary that the site itself has written; null before its first job. */
export async function findCanary(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ value: siteFacts.value })
    .from(siteFacts)
    .where(eq(siteFacts.name, CANARY))
  return row?.value ?? null
}
