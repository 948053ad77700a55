import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../../worker/contracts/desk-quotes'
import { AlertBanner } from '../../../../ui/alert-banner'
import { Button } from '../../../../ui/button'
import { FailureAlert } from '../../../../ui/failure-alert'
import { SubmitButton } from '../../../../ui/submit-button'
import type { Booking } from '../../bookings.api'
import { ChangedParts } from '../changed-parts'
import type { QuoteEditor } from './use-quote-editor'
import { useTyped } from './use-totals'
import { useNewDraft } from './use-new-draft'

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
  const typed = useTyped(booking, editor)
  const { input } = editor
  const { mutate, isPending, error } = useNewDraft(booking.id, editor)
  const again = input && (
    <SubmitButton
      type="button"
      label={t('gone.again')}
      waiting={t('making')}
      isWaiting={isPending}
      onClick={() => mutate(input)}
    />
  )
  return (
    <>
      <AlertBanner
        kind="error"
        action={
          <>
            {again}
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
