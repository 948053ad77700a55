import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button'
import { FailureAlert } from '../../../../ui/failure-alert'
import { SubmitButton } from '../../../../ui/submit-button'
import { DraftConflict } from './draft-conflict'
import type { EditedQuote } from './use-quote-editor'

/** Stays in view however long the draft is, on phones above the desk's bar. */
const SAVE_BAR =
  'sticky bottom-(--desk-bar) z-20 -mx-4 flex flex-col gap-2 border-t border-line bg-paper px-4 py-2'

interface DraftBarProps extends EditedQuote {
  /** Whether the dialog for sending is open; it shows save failures itself. */
  isSending: boolean
  onReview: () => void
}

/** Saves a draft or opens its review, and says why it could not be saved. */
export function DraftBar({ booking, editor, isSending, onReview }: DraftBarProps) {
  const { isConflict, error } = editor
  return (
    <div className={SAVE_BAR}>
      {!isSending && error && (
        // A long comparison scrolls, so that the form stays in view.
        <div className="max-h-[45dvh] overflow-y-auto">
          {isConflict && <DraftConflict booking={booking} editor={editor} onSolved={() => null} />}
          {!isConflict && <FailureAlert failure={error} />}
        </div>
      )}
      <DraftButtons editor={editor} onReview={onReview} />
    </div>
  )
}

function DraftButtons({ editor, onReview }: Pick<DraftBarProps, 'editor' | 'onReview'>) {
  const { t } = useTranslation('desk-bookings')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SubmitButton
        label={t('quotes.save')}
        waiting={t('quotes.saving')}
        isWaiting={editor.isPending}
      />
      <Button look="primary" aria-keyshortcuts="Control+Enter" onClick={onReview}>
        {t('quotes.send.open')}
      </Button>
      <span role="status" className="text-sm text-muted">
        {t(editor.isDirty ? 'quotes.unsaved' : 'quotes.saved')}
      </span>
    </div>
  )
}
