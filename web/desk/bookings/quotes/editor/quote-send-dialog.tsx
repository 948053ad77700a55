import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../platform/api/api'
import { Dialog } from '../../../../ui/dialog'
import { FailureAlert } from '../../../../ui/failure-alert'
import { DialogButtons } from '../../../ui/dialog-buttons'
import type { Booking } from '../../bookings.api'
import { EventsSince } from '../../events/events-since'
import { ChangedParts } from '../changed-parts'
import { DraftConflict } from './draft-conflict'
import { QuotePreview } from '../quote-preview'
import type { QuoteEditor } from './use-quote-editor'
import { useSendQuote } from './use-send-quote'

interface SendProps {
  booking: Booking
  editor: QuoteEditor
  isOpen: boolean
  onClose: () => void
}

/** The quote once more as the guest gets it, before it is sent. */
export function QuoteSendDialog({ isOpen, onClose, ...props }: SendProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('send.title')}>
      <SendForm {...props} onClose={onClose} />
    </Dialog>
  )
}

function SendForm({ booking, editor, onClose }: Omit<SendProps, 'isOpen'>) {
  const { t } = useTranslation('desk-quotes')
  const { email, actions } = booking
  const { quote } = editor
  const [looked] = useState(quote)
  const { send, seenVersion, isPending, error, reset } = useSendQuote(booking, editor, onClose)
  return (
    <div className="flex flex-col gap-4">
      <QuotePreview quote={quote} />
      <p className="text-sm text-muted">
        {email === null ? t('send.withoutMail') : t('send.hint', { email })}
      </p>
      {error instanceof ApiError && error.code === 'EditConflict' ? (
        <DraftConflict booking={booking} editor={editor} onSolved={reset} />
      ) : (
        <FailureAlert failure={error} />
      )}
      <ChangedParts before={looked} after={quote} />
      <EventsSince booking={booking} version={seenVersion} />
      <DialogButtons
        onCancel={onClose}
        type="button"
        look="primary"
        label={t('send.action')}
        waiting={t('send.sending')}
        isWaiting={isPending}
        disabled={!actions.includes('quote.send') && !actions.includes('change.offer')}
        onClick={send}
      />
    </div>
  )
}
