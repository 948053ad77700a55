import type { BinContents, BinRestore } from '../../../worker/contracts/bin'
import type { Lang } from '../../../worker/contracts/languages'
import { pickText } from '../../platform/i18n/translated'

/** An item of the bin; `id` is a number, or the file name of an image. */
export type BinThing = BinRestore & {
  forumId: number
  title?: string
  /** Name of its tour in the reader's language. */
  forumName: string
  /** UTC ms */
  deletedAt: number
  /** When it can no longer be restored, UTC ms. */
  removedAt: number
}

/** All deleted items in one list, latest first. */
export function toBinThings(
  { tours, itineraries, topics, images }: BinContents,
  lang: Lang,
): BinThing[] {
  const things: BinThing[] = [
    ...tours.map(({ _id, name, ...times }) => ({
      kind: 'tour' as const,
      id: _id,
      forumId: _id,
      forumName: pickText(name, lang).text,
      ...timesOf(times),
    })),
    ...itineraries.map(({ _id, forumId, forumName, ...times }) => ({
      kind: 'itinerary' as const,
      id: _id,
      forumId,
      forumName: pickText(forumName, lang).text,
      ...timesOf(times),
    })),
    ...topics.map(({ _id, forumId, forumName, title, ...times }) => ({
      kind: 'topic' as const,
      id: _id,
      title,
      forumId,
      forumName: pickText(forumName, lang).text,
      ...timesOf(times),
    })),
    ...images.map(({ filename, forumId, forumName, ...times }) => ({
      kind: 'image' as const,
      id: filename,
      forumId,
      forumName: pickText(forumName, lang).text,
      ...timesOf(times),
    })),
  ]
  return things.toSorted((a, b) => b.deletedAt - a.deletedAt)
}

function timesOf({ deletedAt, removedAt }: { deletedAt: number; removedAt: number }) {
  return { deletedAt, removedAt }
}
