import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogButtons } from '../../../../desk/ui/dialog-buttons'
import type { Closable } from '../../../../desk/ui/dialog-state'
import { sureAfter, useAction } from '../../../../desk/ui/use-action'
import { FailureAlert } from '../../../../ui/failure-alert'
import { mayOffer } from '../../booking.rules'
import type { Booking } from '../../bookings.api'
import { EventsSince } from '../../events/event-list'
import { ChangedParts } from '../changed-parts'
import { QuotePreview } from '../guests-view'
import { sendQuote, type SeenDraft } from '../quotes.api'
import { DraftConflict } from './draft-conflict'
import { isEditConflict, type QuoteEditor, type EditedQuote } from './use-quote-editor'

/** Stays in view however long the quote is. It shows changes and the error of a failed attempt. */
const SEND_BAR =
  'sticky bottom-0 -mx-5 -mb-5 flex flex-col gap-3 border-t border-line bg-surface px-5 py-3'

/** Shows the quote as the guest will get it, for a last look before it is sent. */
export function SendForm({ booking, editor, onClose }: EditedQuote & Closable) {
  const { quote } = editor
  const [looked] = useState(quote)
  const { seenVersion, error, reset, ...sending } = useSendQuote(booking, editor, onClose)
  return (
    <div className="flex flex-col gap-4">
      <QuotePreview quote={quote} />
      <MailHint email={booking.email} />
      <div className={SEND_BAR}>
        <div className="flex max-h-[45dvh] flex-col gap-4 overflow-y-auto">
          <SendFailure booking={booking} editor={editor} error={error} onSolved={reset} />
          <ChangedParts before={looked} after={quote} />
          <EventsSince booking={booking} version={seenVersion} />
        </div>
        <SendButtons {...sending} isDisabled={!mayOffer(booking)} onClose={onClose} />
      </div>
    </div>
  )
}

interface SendFailureProps extends EditedQuote {
  error: Error | null
  onSolved: () => void
}

/** The error of sending the quote or of saving the chosen version. */
function SendFailure({ booking, editor, error, onSolved }: SendFailureProps) {
  if (!isEditConflict(error)) return <FailureAlert failure={error} />
  return (
    <>
      <DraftConflict booking={booking} editor={editor} onSolved={onSolved} />
      {!editor.isConflict && <FailureAlert failure={editor.error} />}
    </>
  )
}

function MailHint({ email }: { email: string | null }) {
  const { t } = useTranslation('desk-bookings')
  const text = email === null ? t('quotes.send.withoutMail') : t('quotes.send.hint', { email })
  return <p className="text-sm text-muted">{text}</p>
}

interface SendButtonsProps extends Closable {
  send: () => void
  isPending: boolean
  isDisabled: boolean
}

function SendButtons({ send, isPending, isDisabled, onClose }: SendButtonsProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <DialogButtons
      onCancel={onClose}
      type="button"
      look="primary"
      label={t('quotes.send.action')}
      waiting={t('quotes.send.sending')}
      isWaiting={isPending}
      disabled={isDisabled}
      onClick={send}
    />
  )
}

/** Sends the quote that the admin looked at, for the booking as it is now. */
function useSendQuote({ id, version }: Booking, { quote }: QuoteEditor, onSent: () => void) {
  const { t } = useTranslation('desk-bookings')
  const navigate = useNavigate()
  const [seenVersion, setSeenVersion] = useState(version)
  const { run, isBusy, failure, reset } = useAction({ isFailureShown: true })
  return { send, seenVersion, isPending: isBusy, error: failure, reset }

  function send(): void {
    setSeenVersion(version)
    const { number, revision } = quote
    const seen: SeenDraft = { number, version, revision, ...sureAfter(failure) }
    void run(
      async (client, keyOf) => {
        await sendQuote(client, id, seen, keyOf(seen))
        onSent()
        await navigate({ to: '/admin/bookings/$bookingId', params: { bookingId: String(id) } })
      },
      { text: t('quotes.send.done') },
    )
  }
}
