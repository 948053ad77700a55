import { keyedHash } from '../http/keyed-hash'
import type { Db } from '../db/db'
import { siteFacts } from '../db/schema/operations'
import { eq } from 'drizzle-orm'

const CANARY = 'pepper.canary'

/** Two sites with the same value share their pepper, so passwords of one work on the other. */
export function canaryOf(pepper: string): string {
  return keyedHash(pepper, CANARY)
}

export async function writeCanary(db: Db, pepper: string, now: number): Promise<void> {
  const value = canaryOf(pepper)
  await db
    .insert(siteFacts)
    .values({ name: CANARY, value, updatedAt: now })
    .onConflictDoUpdate({ target: siteFacts.name, set: { value, updatedAt: now } })
}

/** The stored canary; null before the first job. */
export async function findCanary(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ value: siteFacts.value })
    .from(siteFacts)
    .where(eq(siteFacts.name, CANARY))
  return row?.value ?? null
}
