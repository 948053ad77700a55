import type { QueryClient } from '@tanstack/react-query'
import { binImages } from '../images/images.api'
import { deleteItinerary } from './bin.api'
import { deleteTour } from './bin.api'
import type { BinThing } from './bin.api'

/** Whether a restore can be undone. Topics are deleted on the board instead. */
export function mayGoBack({ kind }: BinThing): boolean {
  return kind !== 'topic'
}

/** Undoes a restore, if the kind of thing allows it. */
export async function putBack(client: QueryClient, { kind, id, tourId }: BinThing): Promise<void> {
  if (kind === 'tour') await deleteTour(client, id)
  if (kind === 'itinerary') await deleteItinerary(client, tourId)
  if (kind === 'image') await binImages(client, tourId, [id])
}
