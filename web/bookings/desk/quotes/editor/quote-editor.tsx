import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../../worker/contracts/bookings/desk-quotes'
import { Dialog } from '../../../../ui/dialog'
import { Form } from '../../../../ui/field'
import { LeaveGuard } from '../../../../desk/editor/leave-guard'
import { StoredDraftBanner } from '../../../../desk/editor/stored-draft-banner'
import { useSaveKey } from '../../../../desk/editor/use-save-key'
import type { Booking } from '../../bookings.api'
import { DraftBar } from './draft-bar'
import { EditorViews, type EditorView } from './editor-views'
import { QuoteOutcome } from './quote-outcome'
import { QuoteSections } from './quote-sections'
import { SendForm } from './send-form'
import { SentByOther } from './sent-by-other'
import { useQuoteEditor, type QuoteEditor as QuoteEditorState } from './use-quote-editor'

interface EditorProps {
  booking: Booking
  first: DeskQuote
  /** The same quote once another admin has sent it. */
  sent: DeskQuote | null
  onGiveUp: () => void
}

/** The form of a draft, with the total and the guest's view next to it. */
export function QuoteEditor({ booking, first, sent, onGiveUp }: EditorProps) {
  const { t } = useTranslation('desk-bookings')
  const editor = useQuoteEditor(booking.id, first)
  const { review, ...sending } = useReview(editor)
  const [view, setView] = useState<EditorView>('write')
  const about = { booking, editor }
  const giveUp = () => {
    editor.deleteDrafts()
    onGiveUp()
  }
  return (
    <>
      <StoredDraftBanner editor={editor} />
      <EditorViews view={view} onChange={setView} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
        <LeaveGuard hasChanges={editor.isDirty} />
        <DraftForm editor={editor} view={view} isFinal={sent !== null} onReview={review}>
          <QuoteSections {...about} />
          {sent ? (
            <SentByOther {...about} sent={sent} onGiveUp={giveUp} />
          ) : (
            <DraftBar {...about} isSending={sending.isOpen} onReview={review} />
          )}
        </DraftForm>
        <QuoteOutcome {...about} isPreviewed={view === 'preview'} />
        {!sent && (
          <Dialog {...sending} title={t('quotes.send.title')}>
            <SendForm {...about} onClose={sending.onClose} />
          </Dialog>
        )}
      </div>
    </>
  )
}

/** Saves the draft before its review. */
function useReview({ isDirty, save }: QuoteEditorState) {
  const [isOpen, setOpen] = useState(false)
  const saveAndReview = async () => {
    if (!isDirty || (await save())) setOpen(true)
  }
  return { isOpen, onClose: () => setOpen(false), review: () => void saveAndReview() }
}

interface DraftFormProps {
  editor: QuoteEditorState
  view: EditorView
  /** Another admin has sent the draft. */
  isFinal: boolean
  onReview: () => void
  children: ReactNode
}

function DraftForm({ editor, view, isFinal, onReview, children }: DraftFormProps) {
  useSaveKey(() => {
    if (!isFinal && editor.isDirty) void editor.save()
  })
  return (
    <Form
      onSubmit={() => !isFinal && editor.save()}
      onKeyDown={(event) => {
        const isReview = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
        if (isReview && !isFinal) onReview()
      }}
      className={`flex min-w-0 flex-col gap-8 ${view === 'write' ? '' : 'max-xl:hidden'}`}
    >
      {children}
    </Form>
  )
}
