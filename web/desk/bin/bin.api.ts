import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { BinContents, BinRestore } from '../../../worker/contracts/bin'
import type { Lang } from '../../../worker/contracts/languages'
import { apiOf, byId, readJson, requireOk } from '../../platform/api/api'
import { pickText } from '../../../worker/contracts/translated'
import { shortKey } from '../images/image-name'

export const BIN_KINDS = ['tour', 'itinerary', 'topic', 'image'] as const

/** An item of the bin; `id` is a number, or the file name of an image. */
export type BinThing = BinRestore & {
  title?: string
  tourId: number
  /** Name of its tour in the reader's language. */
  tourName: string
  /** UTC ms */
  deletedAt: number
  /** End of the restore window, UTC ms. */
  removedAt: number
}

/** Ids are unique only within a kind. */
export function idInBin({ kind, id }: BinThing): string {
  return `${kind}-${id}`
}

/** A thing's own title, else that of its tour. */
export function titleInBin({ kind, id, title, tourName, tourId }: BinThing): string {
  return title ?? (kind === 'image' ? shortKey(id) : tourName || `#${tourId}`)
}

export const binQuery = () =>
  queryOptions({
    queryKey: ['admin', 'bin'],
    staleTime: 0,
    queryFn: ({ client }) => listBin(client),
  })

export function listBin(client: QueryClient) {
  return readJson(apiOf(client).admin.bin.$get())
}

export function restoreFromBin(client: QueryClient, { kind, id }: BinRestore) {
  const json = { kind, id } as BinRestore
  return readJson(apiOf(client).admin.bin.restore.$post({ json }))
}

/** Moves a tour to the bin. `openQuotes` is the number that the admin has confirmed. @throws ApiError TourQuoted */
export function deleteTour(client: QueryClient, tourId: number, openQuotes = 0) {
  const query = { openQuotes: String(openQuotes) }
  return readJson(apiOf(client).forum[':id'].$delete({ ...byId(tourId), query }))
}

/** Moves the itinerary of all languages to the bin. */
export function deleteItinerary(client: QueryClient, tourId: number) {
  return readJson(apiOf(client).file.deleteByForumId.$post({ json: { forumId: tourId } }))
}

/** The file of a deleted image, which has no public address. */
export async function readBinImage(client: QueryClient, filename: string): Promise<Blob> {
  const call = apiOf(client).admin.bin.images[':filename'].$get({ param: { filename } })
  return (await requireOk(call)).blob()
}

/** All deleted items in one list, latest first. */
export function toBinThings({ tours, itineraries, topics, images }: BinContents, lang: Lang) {
  const things: BinThing[] = [
    ...tours.map(({ _id: id, name, ...times }) => ({
      kind: 'tour' as const,
      id,
      ...inBin({ forumId: id, forumName: name, ...times }, lang),
    })),
    ...itineraries.map((row) => ({ kind: 'itinerary' as const, id: row._id, ...inBin(row, lang) })),
    ...topics.map((row) => ({
      kind: 'topic' as const,
      id: row._id,
      title: row.title,
      ...inBin(row, lang),
    })),
    ...images.map((row) => ({ kind: 'image' as const, id: row.filename, ...inBin(row, lang) })),
  ]
  return things.toSorted((a, b) => b.deletedAt - a.deletedAt)
}

type InBin = Pick<
  BinContents['images'][number],
  'forumId' | 'forumName' | 'deletedAt' | 'removedAt'
>

/** The tour of a thing, and its times. */
function inBin({ forumId: tourId, forumName, deletedAt, removedAt }: InBin, lang: Lang) {
  return { tourId, tourName: pickText(forumName, lang).text, deletedAt, removedAt }
}
