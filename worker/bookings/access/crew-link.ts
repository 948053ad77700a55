import { equalInConstantTime, keyedHash } from '../../http/keyed-hash'

/** A guide or vehicle; renewing its addresses raises the generation. */
interface LinkedResource {
  id: number
  feedGeneration: number
}

/** A key opens the calendar, or the page on the road. */
type CrewScope = 'feed' | 'page'

/** The key in an address of a guide or vehicle, 43 characters. Computed, so that no table has it. */
export function crewKey(
  pepper: string,
  scope: CrewScope,
  { id, feedGeneration }: LinkedResource,
): string {
  return keyedHash(pepper, `crew.${scope}`, id, feedGeneration)
}

/** Whether a key opens the calendar or the page now. */
export function isCrewKey(
  pepper: string,
  scope: CrewScope,
  { resource, key }: { resource: LinkedResource; key: string },
): boolean {
  return equalInConstantTime(crewKey(pepper, scope, resource), key)
}

/** The path of the page on the road. Its key is in the fragment, which never reaches servers, logs or referrers. */
export function crewPagePath(pepper: string, resource: LinkedResource): string {
  return `/crew/${resource.id}#k=${crewKey(pepper, 'page', resource)}`
}

/** The path of the calendar. The key is in the path: calendar programs ask for an address and nothing else. */
export function feedPath(pepper: string, resource: LinkedResource): string {
  return `/api/crew/${resource.id}/${crewKey(pepper, 'feed', resource)}/trips.ics`
}

/** The key of an admin's calendar of all trips. */
export function staffFeedKey(pepper: string, userId: number, generation: number): string {
  return keyedHash(pepper, 'staff.feed', userId, generation)
}
