import type { CrewDay, CrewMark } from '../../worker/contracts/bookings/crew-day'

/** A report that is still to be sent. Its key names the press, so that it counts once however often it is sent. */
export interface QueuedMark {
  key: string
  mark: CrewMark
}

/** The day as it is once the reports are sent. */
export function withMarks(day: CrewDay, queue: readonly QueuedMark[]): CrewDay {
  const trips = day.trips.map((trip) => ({
    ...trip,
    parties: trip.parties.map((party) =>
      queue
        .filter(({ mark }) => mark.bookingId === party.bookingId)
        .reduce((shown, { mark }) => ({ ...shown, ...changeOf(mark) }), party),
    ),
  }))
  return { ...day, trips }
}

function changeOf({ kind, isSet, at }: CrewMark) {
  if (kind === 'pickedUp') return { pickedUpAt: isSet ? at : null }
  if (kind === 'back') return { backAt: isSet ? at : null }
  return kind === 'noShow' ? { isMissed: true } : {}
}

/** The fate of the first report of the queue. */
export type Sent = 'taken' | 'refused' | 'later' | 'ended'

/** The meaning of a response's status; null without a response. */
export function sentBy(status: number | null): Sent {
  if (status === null || status === 408 || status === 429 || status >= 500) return 'later'
  if (status < 300) return 'taken'
  return isEnd(status) ? 'ended' : 'refused'
}

/** Whether a status says that the link opens nothing any more. */
export function isEnd(status: number): boolean {
  return status === 401 || status === 404 || status === 410
}

/**
 * Sends the reports in the order in which they were made; one that cannot be sent now keeps all later ones waiting.
 * Returns false once the link has ended.
 */
export async function sendInOrder(
  first: () => QueuedMark | undefined,
  send: (queued: QueuedMark) => Promise<number | null>,
  remove: (queued: QueuedMark, sent: 'taken' | 'refused') => void,
): Promise<boolean> {
  for (let queued = first(); queued; queued = first()) {
    // oxlint-disable-next-line no-await-in-loop -- each waits for the one before
    const sent = sentBy(await send(queued))
    if (sent === 'ended') return false
    if (sent === 'later') return true
    remove(queued, sent)
  }
  return true
}
