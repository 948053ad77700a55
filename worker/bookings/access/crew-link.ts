import { equalInConstantTime, keyedHash } from '../../http/keyed-hash'

/** A guide or vehicle; renewing its calendar's address raises the generation. */
interface LinkedResource {
  id: number
  feedGeneration: number
}

/** The key in the address of the calendar of a guide or vehicle, 43 characters. Computed, so that no table has it. */
function feedKey(pepper: string, { id, feedGeneration }: LinkedResource): string {
  return keyedHash(pepper, 'crew.feed', id, feedGeneration)
}

/** Whether a key opens the calendar now. */
export function opensFeed(pepper: string, resource: LinkedResource, key: string): boolean {
  return equalInConstantTime(feedKey(pepper, resource), key)
}

/** The path of the calendar. The key is in the path: calendar programs ask for an address and nothing else. */
export function feedPath(pepper: string, resource: LinkedResource): string {
  return `/api/crew/${resource.id}/${feedKey(pepper, resource)}/trips.ics`
}
