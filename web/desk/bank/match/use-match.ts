import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../platform/api/use-error-text'
import { focusHeading } from '../../../ui/focus'
import { refetchDesk } from '../../ui/refetch-desk'
import { useToast } from '../../ui/toasts'
import { matchEntry, type Match } from '../bank.api'
import { holdMatch } from './held-matches'

/** Books an entry after ten seconds, in which it can be undone. */
export function useMatch(entryId: number): (matches: Match[]) => void {
  const { t } = useTranslation('desk-bank')
  const client = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  return (matches) => {
    const requestKey = crypto.randomUUID()
    const send = async () => {
      try {
        await matchEntry(client, entryId, { matches, requestKey })
        showToast({ text: t('match.done') })
      } catch (error) {
        showToast({ text: `${t('match.failed')} ${ofFailure(error)}`, look: 'danger' })
      }
      const isHere = document.activeElement?.closest(`[data-entry="${entryId}"]`)
      await refetchDesk(client)
      if (isHere && !isHere.isConnected) focusHeading()
    }
    holdMatch(entryId, () => void send())
  }
}
