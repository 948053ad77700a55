import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../platform/api/use-error-text'
import { focusHeading } from '../../../../ui/focus'
import { refetchDesk } from '../../../../desk/ui/refetch-desk'
import { sureAfter } from '../../../../desk/ui/sure-after'
import { useToast } from '../../../../desk/ui/toasts'
import { matchEntry, type Match } from '../bank.api'

/** Books an entry after ten seconds; until then it can be undone. */
export function useMatch(entryId: number): (matches: Match[]) => void {
  const { t } = useTranslation('desk-bookings')
  const client = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  return (matches) => {
    const requestKey = crypto.randomUUID()
    holdMatch(entryId, () => void send(matches, requestKey))
  }

  async function send(matches: Match[], requestKey: string): Promise<void> {
    try {
      await matchEntry(client, entryId, matches, requestKey)
      showToast({ text: t('bank.match.done') })
    } catch (error) {
      const sure = sureAfter(error instanceof Error ? error : null)
      const again = () =>
        void send(
          matches.map((match) => ({ ...match, ...sure })),
          crypto.randomUUID(),
        )
      showToast({
        text: `${t('bank.match.failed')} ${ofFailure(error)}`,
        look: 'danger',
        ...(sure.isSure && { again: { label: t('bank.match.sure'), act: again } }),
      })
    }
    await refetchAround(client, entryId)
  }
}

/** Moves the focus to the heading if the focused entry leaves the list. */
async function refetchAround(client: QueryClient, entryId: number): Promise<void> {
  const focused = document.activeElement?.closest(`[data-entry="${entryId}"]`)
  await refetchDesk(client)
  if (focused && !focused.isConnected) focusHeading()
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
