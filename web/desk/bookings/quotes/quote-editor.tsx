import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { AlertBanner } from '../../../ui/alert-banner'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { LeaveGuard } from '../../editor/leave-guard'
import type { Booking } from '../bookings.api'
import { LivePreview } from './live-preview'
import { QuoteEntries } from './quote-entries'
import { QuoteLines } from './quote-lines'
import { QuotePolicy } from './quote-policy'
import { QuoteSendDialog } from './quote-send-dialog'
import { QuoteEnd, QuoteTrip } from './quote-trip'
import type { DeskQuote } from '../../../../worker/contracts/quotes'
import { QuoteTotals } from './quote-totals'
import { useQuoteEditor, type QuoteEditor as Editor } from './use-quote-editor'

/** In sight however long the draft is; above a phone's bar. */
const SAVE_BAR =
  'sticky bottom-(--desk-bar) z-20 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 py-2'

/** Days, lines and entries of a draft beside what they come to. */
export function QuoteEditor({ booking, first }: { booking: Booking; first: DeskQuote }) {
  const { t } = useTranslation('desk-quotes')
  const editor = useQuoteEditor(booking.id, first)
  const [isSending, setSending] = useState(false)
  const { isDirty, isPending, save } = editor
  const review = async () => {
    if (!isDirty || (await save())) setSending(true)
  }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
      <LeaveGuard hasChanges={isDirty} text="leave.uploads" />
      <Form
        onSubmit={() => save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void review()
        }}
        className="flex min-w-0 flex-col gap-8"
      >
        <QuoteTrip bookingId={booking.id} editor={editor} />
        <QuoteLines editor={editor} />
        <QuoteEntries editor={editor} tourId={booking.tour?.id ?? null} />
        <QuoteEnd editor={editor} />
        <QuotePolicy editor={editor} />
        <Conflict editor={editor} />
        <div className={SAVE_BAR}>
          <SubmitButton label={t('save')} waiting={t('saving')} isWaiting={isPending} />
          <Button look="primary" aria-keyshortcuts="Control+Enter" onClick={() => void review()}>
            {t('send.open')}
          </Button>
          <span role="status" className="text-sm text-muted">
            {t(isDirty ? 'unsaved' : 'saved')}
          </span>
        </div>
      </Form>
      <div className="flex min-w-0 flex-col gap-6">
        <QuoteTotals booking={booking} editor={editor} />
        <LivePreview booking={booking} editor={editor} />
      </div>
      <QuoteSendDialog
        booking={booking}
        quote={editor.quote}
        isOpen={isSending}
        onClose={() => setSending(false)}
      />
    </div>
  )
}

function Conflict({ editor }: { editor: Editor }) {
  const { t } = useTranslation('desk-quotes')
  const { error, isConflict, saveOver, takeTheirs } = editor
  if (!isConflict) return <FailureAlert failure={error} />
  return (
    <AlertBanner
      kind="error"
      action={
        <>
          <Button onClick={() => void saveOver()}>{t('conflict.mine')}</Button>
          <Button onClick={() => void takeTheirs()}>{t('conflict.theirs')}</Button>
        </>
      }
    >
      {t('conflict.text')}
    </AlertBanner>
  )
}
