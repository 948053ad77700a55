import type { Db } from '../db/db'
import { keyedHash } from '../http/keyed-hash'
import { factStatement, findFact } from './site-facts'

const CANARY = 'pepper.canary'

/** Two sites with the same value share their pepper, so passwords of one work on the other. */
export function canaryOf(pepper: string): string {
  return keyedHash(pepper, CANARY)
}

export async function writeCanary(db: Db, pepper: string, now: number): Promise<void> {
  await factStatement(db, { name: CANARY, value: canaryOf(pepper), now })
}

/** The stored canary; null before the first job. */
export function findCanary(db: Db): Promise<string | null> {
  return findFact(db, CANARY)
}
