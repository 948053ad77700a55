import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { focusHeading } from '../../../../ui/focus'
import { sureAfter } from '../../../../desk/ui/sure-after'
import { useAction } from '../../../../desk/ui/use-action'
import { matchEntry, type Match } from '../bank.api'

/** Books an entry after ten seconds; until then it can be undone. */
export function useMatch(entryId: number): (matches: Match[]) => void {
  const { t } = useTranslation('desk-bookings')
  const { run } = useAction()
  return (matches) => holdMatch(entryId, () => void send(matches))

  async function send(matches: Match[]): Promise<void> {
    const focused = new Set<Element>()
    const findFocus = () => {
      const entry = document.activeElement?.closest(`[data-entry="${entryId}"]`)
      if (entry) focused.add(entry)
    }
    await run(
      (client, keyOf) =>
        matchEntry(client, entryId, matches, keyOf([entryId, matches])).finally(findFocus),
      { text: t('bank.match.done') },
      { lead: t('bank.match.failed'), again: (failure) => surely(matches, failure) },
    )
    // The entry may have left the list.
    if ([...focused].some((entry) => !entry.isConnected)) focusHeading()
  }

  function surely(matches: Match[], failure: Error) {
    const sure = sureAfter(failure)
    if (!sure.isSure) return undefined
    const act = () => void send(matches.map((match) => ({ ...match, ...sure })))
    return { label: t('bank.match.sure'), act }
  }
}

/**
 * Matches that wait for ten seconds before they are sent, so that a wrong tap can be undone before the guest gets a
 * mail. They wait on every screen of the desk; a page that is closed sends them at once.
 */

const HELD_MS = 10_000

interface HeldMatch {
  send: () => void
  timer: ReturnType<typeof setTimeout>
}

const held = new Map<number, HeldMatch>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function release(entryId: number): HeldMatch | undefined {
  const match = held.get(entryId)
  clearTimeout(match?.timer)
  held.delete(entryId)
  tell()
  return match
}

export function holdMatch(entryId: number, send: () => void): void {
  release(entryId)
  const timer = setTimeout(() => release(entryId)?.send(), HELD_MS)
  held.set(entryId, { send, timer })
  addEventListener('pagehide', sendAll)
  tell()
}

/** Undoes a match that was not sent yet. */
export function undoMatch(entryId: number): void {
  release(entryId)
}

/** Whether the entry's match waits. */
export function useIsHeld(entryId: number): boolean {
  return useSyncExternalStore(listen, () => held.has(entryId))
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function sendAll(): void {
  for (const entryId of held.keys()) release(entryId)?.send()
}
