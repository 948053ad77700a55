import { eq } from 'drizzle-orm'
import type { Bindings } from '../worker/env'
import { openDb } from '../worker/db/client'
import { runBatch } from '../worker/db/batch'
import { users } from '../worker/db/schema/accounts'
import { tours } from '../worker/db/schema/tours'
import { TOUR_LIST_KEY } from '../worker/features/tours/tour-list.cache'
import { seedBoard } from './seed/board'
import { seedMembers } from './seed/members'
import { seedPictures } from './seed/pictures'
import { tourStatements } from './seed/tours'
import { demoTours } from '../demo/tours'

interface SeedOptions {
  pepper: string
  /** UTC ms */
  now: number
}

/** Fills an empty local database with the demo company. Does nothing when there are tours or members already. */
export async function seedDemo(env: Bindings, { pepper, now }: SeedOptions): Promise<void> {
  const db = openDb(env.DB)
  const [tour] = await db
    .select({ id: tours.id })
    .from(tours)
    .where(eq(tours.kind, 'tour'))
    .limit(1)
  const [member] = await db.select({ id: users.id }).from(users).limit(1)
  if (!tour) {
    console.log('Loading the demo company …')
    for (const [position, demo] of demoTours.entries())
      await runBatch(db, tourStatements(db, demo, { position, now }))
    await seedPictures(env.MEDIA)
    await env.KV.delete(TOUR_LIST_KEY)
  }
  if (member) return
  await seedMembers(db, { pepper, now })
  await seedBoard(db, env.MEDIA, now)
}
