import { useState } from 'react'
import type { DeskQuote } from '../../../../../worker/contracts/desk-quotes'
import { Form } from '../../../../ui/field'
import { LeaveGuard } from '../../../editor/leave-guard'
import type { Booking } from '../../bookings.api'
import { DraftBar } from './draft-bar'
import { EditorViews, type EditorView } from './editor-views'
import { QuoteOutcome } from './quote-outcome'
import { QuoteSections } from './quote-sections'
import { QuoteSendDialog } from './quote-send-dialog'
import { SentByOther } from './sent-by-other'
import { useQuoteEditor } from './use-quote-editor'

interface EditorProps {
  booking: Booking
  first: DeskQuote
  /** The same quote once another admin has sent it. */
  sent: DeskQuote | null
  onGiveUp: () => void
}

/** Days, lines and entries of a draft; what they come to and what the guest will see stay in view. */
export function QuoteEditor({ booking, first, sent, onGiveUp }: EditorProps) {
  const editor = useQuoteEditor(booking.id, first)
  const [isSending, setSending] = useState(false)
  const [view, setView] = useState<EditorView>('write')
  const about = { booking, editor }
  const { isDirty, save } = editor
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
          <QuoteSections {...about} />
          {sent ? (
            <SentByOther {...about} sent={sent} onGiveUp={onGiveUp} />
          ) : (
            <DraftBar {...about} isSending={isSending} onReview={() => void review()} />
          )}
        </Form>
        <QuoteOutcome {...about} isPreviewed={view === 'preview'} />
        {!sent && (
          <QuoteSendDialog {...about} isOpen={isSending} onClose={() => setSending(false)} />
        )}
      </div>
    </>
  )
}
