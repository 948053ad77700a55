import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../worker/contracts/quotes'
import { AlertBanner } from '../../../ui/alert-banner'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { SubmitButton } from '../../../ui/submit-button'
import { useWrite } from '../../ui/use-write'
import type { Booking } from '../bookings.api'
import { ChangedParts } from './changed-parts'
import { useTyped } from './quote-totals'
import { createDraft } from './quotes.api'
import type { QuoteEditor } from './use-quote-editor'

interface SentProps {
  booking: Booking
  editor: QuoteEditor
  /** What the guest got. */
  sent: DeskQuote
  onGiveUp: () => void
}

/** Another admin sent the draft that is on screen: what was typed goes into a new one, or is given up. */
export function SentByOther({ booking, editor, sent, onGiveUp }: SentProps) {
  const { t } = useTranslation('desk-quotes')
  const navigate = useNavigate()
  const typed = useTyped(booking, editor)
  const { input, markSaved } = editor
  const { mutate, isPending, error } = useWrite({
    call: (client, again: NonNullable<typeof input>, requestKey) =>
      createDraft(client, booking.id, { input: again, requestKey }),
    done: () => t('gone.done'),
    onDone: ({ number }) => {
      markSaved()
      // After the guard against leaving knows that nothing is lost.
      setTimeout(() => {
        void navigate({
          to: '/admin/bookings/$bookingId/quotes/$number',
          params: { bookingId: String(booking.id), number: String(number) },
        })
      })
    },
  })
  return (
    <>
      <AlertBanner
        kind="error"
        action={
          <>
            {input && (
              <SubmitButton
                type="button"
                label={t('gone.again')}
                waiting={t('making')}
                isWaiting={isPending}
                onClick={() => mutate(input)}
              />
            )}
            <Button onClick={onGiveUp}>{t('gone.look')}</Button>
          </>
        }
      >
        <p>{t('gone.text')}</p>
        <ChangedParts before={typed} after={sent} />
      </AlertBanner>
      <FailureAlert failure={error} />
    </>
  )
}
