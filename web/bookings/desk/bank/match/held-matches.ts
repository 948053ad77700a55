import { useSyncExternalStore } from 'react'
import type { Money } from '../../../../../worker/contracts/bookings/guest-money'
import { openCopy, packCopy, type Copy } from '../../../../../worker/contracts/copies'
import { DAY_MS } from '../../../../../worker/contracts/dates/durations'
import { deleteRecord, putRecord, readRecords } from '../../../../platform/drafts/kept-records'
import type { Match } from '../bank.api'

/**
 * Matches that wait for ten seconds before they are sent, so that a wrong tap can be undone before the guest gets a
 * mail. They wait on every screen of the desk; a page that is closed sends them at once. A browser that crashes cannot,
 * so each is kept in it until it is answered, and offered at the next visit.
 */

const HELD_MS = 10_000
/** A call ends after 15 seconds; until then another tab may still send the match. */
const SENT_BY_MS = HELD_MS + 20_000
/** Its booking and its bank entry have moved on. */
const OLD_MS = 14 * DAY_MS
const PREFIX = 'match:'

export interface HeldMatch {
  entryId: number
  matches: Match[]
  /** The bookings and amounts, as messages name them. */
  named: NamedPart[]
  /** The same for each try, so that a match which was stored already is not stored again. */
  requestKey: string
  /** The username of who confirmed it. */
  by: string
}

export interface NamedPart {
  number: string
  amount: Money
}

export interface KeptMatch extends HeldMatch {
  /** UTC ms */
  heldAt: number
}

interface Waiting {
  match: HeldMatch
  send: () => void
  timer: ReturnType<typeof setTimeout>
}

const held = new Map<number, Waiting>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function release(entryId: number): Waiting | undefined {
  const match = held.get(entryId)
  clearTimeout(match?.timer)
  held.delete(entryId)
  tell()
  return match
}

export function holdMatch(match: HeldMatch, send: () => void): void {
  const { entryId } = match
  release(entryId)
  const kept: KeptMatch = { ...match, heldAt: Date.now() }
  putRecord(PREFIX + entryId, packCopy('heldMatch', kept))
  const timer = setTimeout(() => release(entryId)?.send(), HELD_MS)
  held.set(entryId, { match, send, timer })
  addEventListener('pagehide', sendAll)
  tell()
}

/** Undoes a match that was not sent yet. */
export function undoMatch(entryId: number): void {
  forgetMatch(entryId)
  release(entryId)
}

/** The entry's match while it waits. */
export function useHeld(entryId: number): HeldMatch | undefined {
  return useSyncExternalStore(listen, () => held.get(entryId)?.match)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The closing page gets no answer any more. */
function sendAll(): void {
  for (const entryId of held.keys()) {
    forgetMatch(entryId)
    release(entryId)?.send()
  }
}

/** Drops a match that was answered or discarded. */
export function forgetMatch(entryId: number): void {
  deleteRecord(PREFIX + entryId)
}

/** The matches that a member confirmed in this browser and that were never sent; `now` in UTC ms. */
export async function readUnsent(by: string, now: number): Promise<HeldMatch[]> {
  const copies = await readRecords<Copy<KeptMatch>>(PREFIX)
  return unsentOf(copies, by, now).filter(({ entryId }) => !held.has(entryId))
}

/** Of the kept matches, those of a member that no tab can be sending. */
export function unsentOf(
  copies: readonly Partial<Copy<KeptMatch>>[],
  by: string,
  now: number,
): HeldMatch[] {
  return copies
    .flatMap((copy) => openCopy('heldMatch', copy) ?? [])
    .filter(({ heldAt }) => now - heldAt > SENT_BY_MS && now - heldAt < OLD_MS)
    .filter((match) => match.by === by)
}
