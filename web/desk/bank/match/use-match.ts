import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../platform/api/use-error-text'
import { focusHeading } from '../../../ui/focus'
import { refetchDesk } from '../../ui/refetch-desk'
import { useToast } from '../../ui/toasts'
import { matchEntry, type Match } from '../bank.api'
import { holdMatch } from './held-matches'

/** Books an entry after ten seconds; until then it can be undone. */
export function useMatch(entryId: number): (matches: Match[]) => void {
  const { t } = useTranslation('desk-bank')
  const client = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  return (matches) => {
    const sent = { matches, requestKey: crypto.randomUUID() }
    holdMatch(entryId, () => void send(sent))
  }

  async function send(sent: Parameters<typeof matchEntry>[2]): Promise<void> {
    try {
      await matchEntry(client, entryId, sent)
      showToast({ text: t('match.done') })
    } catch (error) {
      showToast({ text: `${t('match.failed')} ${ofFailure(error)}`, look: 'danger' })
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
