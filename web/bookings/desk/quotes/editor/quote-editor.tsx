import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../../worker/contracts/bookings/desk-quotes'
import { LANG_TAG } from '../../../../../worker/contracts/languages'
import { LeaveGuard } from '../../../../desk/editor/leave-guard'
import { StoredDraftBanner } from '../../../../desk/editor/stored-draft-banner'
import { useSaveKey } from '../../../../desk/editor/use-save-key'
import { useClock } from '../../../../desk/ui/use-clock'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Form, AreaField, CheckField, TextField } from '../../../../ui/field'
import type { Booking } from '../../bookings.api'
import { QuoteEntries } from '../entries/quote-entries'
import { QuoteLines } from '../lines/quote-lines'
import { QuotePolicy } from '../policy/quote-policy'
import { DraftBar } from './draft-bar'
import { QuoteOutcome } from './quote-outcome'
import { QuoteTrip } from './quote-trip'
import { SendForm } from './send-form'
import { SentByOther } from './sent-by-other'
import {
  useQuoteEditor,
  type QuoteEditor as QuoteEditorState,
  type EditedQuote,
} from './use-quote-editor'

const VIEWS = ['write', 'preview'] as const
type EditorView = (typeof VIEWS)[number]

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

const VIEW_BAR = 'sticky top-0 z-20 -mx-4 flex gap-1 border-b border-line bg-paper px-4 xl:hidden'

interface ViewsProps {
  view: EditorView
  onChange: (view: EditorView) => void
}

/** On narrow screens, switches between the form and the guest's view. */
function EditorViews({ view, onChange }: ViewsProps) {
  const { t } = useTranslation('desk-bookings')
  const look = (each: EditorView) =>
    view === each ? 'border-primary' : 'border-transparent text-muted'
  return (
    <div role="group" aria-label={t('quotes.views.title')} className={VIEW_BAR}>
      {VIEWS.map((each) => (
        <Button
          key={each}
          look="bare"
          aria-pressed={view === each}
          onClick={() => onChange(each)}
          className={`min-h-11 grow border-b-2 px-2 font-semibold ${look(each)}`}
        >
          {t(`quotes.views.${each}`)}
        </Button>
      ))}
    </div>
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

function QuoteSections({ booking, editor }: EditedQuote) {
  const tourId = booking.tour?.id ?? null
  return (
    <>
      <QuoteTrip tourId={tourId} editor={editor} />
      <QuoteLines editor={editor} />
      <QuoteEntries editor={editor} tourId={tourId} />
      <QuoteEnd editor={editor} />
      <QuotePolicy editor={editor} />
    </>
  )
}

/** The expiry of the quote, a note to the guest, and whether a deposit is asked for. */
function QuoteEnd({ editor }: { editor: QuoteEditorState }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <fieldset className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <legend className="mb-3 text-lg font-semibold">{t('quotes.end')}</legend>
      <ValidDaysField editor={editor} />
      <AreaField
        label={t('quotes.note')}
        lang={LANG_TAG[editor.quote.lang]}
        maxLength={1000}
        {...editor.text('note')}
      />
      <div className="sm:col-span-2">
        <CheckField
          label={t('quotes.withoutDeposit')}
          hint={t('quotes.withoutDepositHint')}
          checked={editor.fields.withoutDeposit}
          onChange={({ target }) => editor.set({ withoutDeposit: target.checked })}
        />
      </div>
    </fieldset>
  )
}

function ValidDaysField({ editor: { text, faults, quote } }: { editor: QuoteEditorState }) {
  const { t } = useTranslation('desk-bookings')
  const time = useClock()
  return (
    <TextField
      label={t('quotes.validDays')}
      hint={t('quotes.until', { time: time(quote.validUntil) })}
      error={faults?.validDays && t('quotes.fault.validDays')}
      inputMode="numeric"
      autoComplete="off"
      className="tabular"
      {...text('validDays')}
    />
  )
}
