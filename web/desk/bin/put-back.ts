import type { QueryClient } from '@tanstack/react-query'
import { binImages } from '../images/images.api'
import { deleteItinerary } from '../tours/itinerary/itinerary.api'
import { deleteTour } from '../tours/tours.api'
import type { BinThing } from './bin.api'

/** Whether a restore can be undone: a topic is deleted where it is read. */
export function mayGoBack({ kind }: BinThing): boolean {
  return kind !== 'topic'
}

/** Undoes a restore of what may go back. */
export async function putBack(client: QueryClient, { kind, id, tourId }: BinThing): Promise<void> {
  if (kind === 'tour') await deleteTour(client, id)
  if (kind === 'itinerary') await deleteItinerary(client, tourId)
  if (kind === 'image') await binImages(client, tourId, [id])
}
