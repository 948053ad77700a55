import { z } from 'zod'
import { id, named, translated } from './schemas'
import { DAY_MS } from './dates/durations'

/** The bin: deleted items that can be restored for 30 days. */

const BIN_DAYS = 30
export const BIN_MS = BIN_DAYS * DAY_MS

/** Whether the restore window of something deleted at `deletedAt` (UTC ms) has passed; its files may be gone. */
export function isPastRestoreWindow(deletedAt: number, now: number): boolean {
  return deletedAt < now - BIN_MS
}

const times = {
  deletedAt: z.int(),
  /** End of the restore window, UTC ms. */
  removedAt: z.int(),
}

export const binContents = named('Bin', {
  tours: z.array(z.object({ _id: z.int(), name: translated, ...times })),
  itineraries: z.array(
    z.object({ _id: z.int(), forumId: z.int(), forumName: translated, entries: z.int(), ...times }),
  ),
  topics: z.array(
    z.object({
      _id: z.int(),
      forumId: z.int(),
      forumName: translated,
      title: z.string(),
      ...times,
    }),
  ),
  images: z.array(
    z.object({
      filename: z.string(),
      forumId: z.int(),
      forumName: translated,
      width: z.int(),
      height: z.int(),
      bytes: z.int(),
      purpose: z.string(),
      ...times,
    }),
  ),
})

/** Tours, itineraries and topics by id, images by file name. */
export const binRestore = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tour'), id }),
  z.object({ kind: z.literal('itinerary'), id }),
  z.object({ kind: z.literal('topic'), id }),
  z.object({ kind: z.literal('image'), id: z.string().max(100) }),
])

export const binImageParams = z.object({ filename: z.string().max(100) })

export type BinContents = z.infer<typeof binContents>
export type BinRestore = z.output<typeof binRestore>
