import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../ui/use-write'
import { createDraft } from '../quotes.api'
import type { QuoteEditor } from './use-quote-editor'

/** Creates a draft from what was typed, and opens it. */
export function useNewDraft(id: number, { markSaved }: QuoteEditor) {
  const { t } = useTranslation('desk-quotes')
  const navigate = useNavigate()
  return useWrite({
    call: (client, input: NonNullable<QuoteEditor['input']>, requestKey) =>
      createDraft(client, id, { input, requestKey }),
    done: () => t('gone.done'),
    onDone: ({ number }) => {
      markSaved()
      // The timeout lets the unsaved-changes guard see first that nothing is lost.
      setTimeout(() => {
        void navigate({
          to: '/admin/bookings/$bookingId/quotes/$number',
          params: { bookingId: String(id), number: String(number) },
        })
      })
    },
  })
}
