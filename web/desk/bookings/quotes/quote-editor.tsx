import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../worker/contracts/quotes'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { LeaveGuard } from '../../editor/leave-guard'
import type { Booking } from '../bookings.api'
import { DraftConflict } from './draft-conflict'
import { EditorViews, type EditorView } from './editor-views'
import { LivePreview } from './live-preview'
import { QuoteEntries } from './quote-entries'
import { QuoteLines } from './quote-lines'
import { QuotePolicy } from './quote-policy'
import { QuoteSendDialog } from './quote-send-dialog'
import { QuoteTotals } from './quote-totals'
import { QuoteEnd, QuoteTrip } from './quote-trip'
import { SentByOther } from './sent-by-other'
import { useQuoteEditor } from './use-quote-editor'

/** In sight however long the draft is; above a phone's bar. */
const SAVE_BAR =
  'sticky bottom-(--desk-bar) z-20 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 py-2'

interface EditorProps {
  booking: Booking
  first: DeskQuote
  /** The same quote once another admin has sent it. */
  sent: DeskQuote | null
  onGiveUp: () => void
}

/** Days, lines and entries of a draft; what they come to and what the guest will see stay in view. */
export function QuoteEditor({ booking, first, sent, onGiveUp }: EditorProps) {
  const { t } = useTranslation('desk-quotes')
  const editor = useQuoteEditor(booking.id, first)
  const [isSending, setSending] = useState(false)
  const [view, setView] = useState<EditorView>('write')
  const { isDirty, isPending, isConflict, error, save } = editor
  const tourId = booking.tour?.id ?? null
  const review = async () => {
    if (!isDirty || (await save())) setSending(true)
  }
  return (
    <>
      <EditorViews view={view} onChange={setView} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
        <LeaveGuard hasChanges={isDirty} text="leave.uploads" />
        <Form
          onSubmit={() => !sent && save()}
          onKeyDown={(event) => {
            const isReview = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
            if (isReview && !sent) void review()
          }}
          className={`flex min-w-0 flex-col gap-8 ${view === 'write' ? '' : 'max-xl:hidden'}`}
        >
          <QuoteTrip tourId={tourId} editor={editor} />
          <QuoteLines editor={editor} />
          <QuoteEntries editor={editor} tourId={tourId} />
          <QuoteEnd editor={editor} />
          <QuotePolicy editor={editor} />
          {sent ? (
            <SentByOther booking={booking} editor={editor} sent={sent} onGiveUp={onGiveUp} />
          ) : (
            <>
              {isConflict && !isSending ? (
                <DraftConflict booking={booking} editor={editor} onSolved={() => null} />
              ) : (
                <FailureAlert failure={error} />
              )}
              <div className={SAVE_BAR}>
                <SubmitButton label={t('save')} waiting={t('saving')} isWaiting={isPending} />
                <Button
                  look="primary"
                  aria-keyshortcuts="Control+Enter"
                  onClick={() => void review()}
                >
                  {t('send.open')}
                </Button>
                <span role="status" className="text-sm text-muted">
                  {t(isDirty ? 'unsaved' : 'saved')}
                </span>
              </div>
            </>
          )}
        </Form>
        <section
          aria-label={`${t('totals')} · ${t('guestsView')}`}
          tabIndex={0}
          className="flex min-w-0 flex-col gap-6 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
        >
          <QuoteTotals booking={booking} editor={editor} />
          <div className={view === 'preview' ? '' : 'max-xl:hidden'}>
            <LivePreview booking={booking} editor={editor} />
          </div>
        </section>
        {!sent && (
          <QuoteSendDialog
            booking={booking}
            editor={editor}
            isOpen={isSending}
            onClose={() => setSending(false)}
          />
        )}
      </div>
    </>
  )
}
