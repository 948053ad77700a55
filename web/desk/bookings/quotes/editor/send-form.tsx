import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../../ui/failure-alert'
import { DialogButtons } from '../../../ui/dialog-buttons'
import type { Booking } from '../../bookings.api'
import { EventsSince } from '../../events/events-since'
import { ChangedParts } from '../changed-parts'
import { DraftConflict } from './draft-conflict'
import { QuotePreview } from '../quote-preview'
import { isEditConflict, type QuoteEditor } from './use-quote-editor'
import { useSendQuote } from './use-send-quote'
import { mayOffer } from '../../booking.rules'

interface SendProps {
  booking: Booking
  editor: QuoteEditor
  onClose: () => void
}

/** The quote once more as the guest gets it, before it is sent. */
export function SendForm({ booking, editor, onClose }: SendProps) {
  const { quote } = editor
  const [looked] = useState(quote)
  const { seenVersion, error, reset, ...sending } = useSendQuote(booking, editor, onClose)
  return (
    <div className="flex flex-col gap-4">
      <QuotePreview quote={quote} />
      <MailHint email={booking.email} />
      {isEditConflict(error) ? (
        <DraftConflict booking={booking} editor={editor} onSolved={reset} />
      ) : (
        <FailureAlert failure={error} />
      )}
      <ChangedParts before={looked} after={quote} />
      <EventsSince booking={booking} version={seenVersion} />
      <SendButtons {...sending} isDisabled={!mayOffer(booking)} onClose={onClose} />
    </div>
  )
}

function MailHint({ email }: { email: string | null }) {
  const { t } = useTranslation('desk-quotes')
  return (
    <p className="text-sm text-muted">
      {email === null ? t('send.withoutMail') : t('send.hint', { email })}
    </p>
  )
}

interface SendButtonsProps {
  send: () => void
  isPending: boolean
  isDisabled: boolean
  onClose: () => void
}

function SendButtons({ send, isPending, isDisabled, onClose }: SendButtonsProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <DialogButtons
      onCancel={onClose}
      type="button"
      look="primary"
      label={t('send.action')}
      waiting={t('send.sending')}
      isWaiting={isPending}
      disabled={isDisabled}
      onClick={send}
    />
  )
}
