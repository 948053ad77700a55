import type { Bindings } from '../worker/env'
import { openDb, runBatch } from '../worker/platform/db'
import { tours } from '../worker/features/tours/tours.tables'
import { TOUR_LIST_KEY } from '../worker/features/tours/tours.cache'
import { seedPictures } from './seed/pictures'
import { tourStatements } from './seed/tours'
import { demoTours } from './demo/tours'

interface SeedOptions {
  pepper: string
  /** UTC ms */
  now: number
}

/** Fills an empty local database with the demo company; a database that holds a tour is left alone. */
export async function seedDemo(env: Bindings, { now }: SeedOptions): Promise<void> {
  const db = openDb(env.DB)
  const [known] = await db.select({ id: tours.id }).from(tours).limit(1)
  if (known) return
  console.log('Loading the demo company: tours, pictures …')
  for (const [position, tour] of demoTours.entries()) await runBatch(db, tourStatements(db, tour, { position, now }))
  await seedPictures(env.MEDIA)
  await env.KV.delete(TOUR_LIST_KEY)
}
