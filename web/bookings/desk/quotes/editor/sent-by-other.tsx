import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../../worker/contracts/bookings/desk-quotes'
import { useAction } from '../../../../desk/ui/use-action'
import { AlertBanner } from '../../../../ui/alert-banner'
import { Button } from '../../../../ui/button'
import { FailureAlert } from '../../../../ui/failure-alert'
import { SubmitButton } from '../../../../ui/submit-button'
import { ChangedParts } from '../changed-parts'
import { createDraft } from '../quotes.api'
import { useOpenQuote } from '../use-new-quote'
import type { EditedQuote, QuoteEditor } from './use-quote-editor'
import { useTyped } from './use-totals'

interface SentProps extends EditedQuote {
  /** The quote that the guest got. */
  sent: DeskQuote
  onGiveUp: () => void
}

/** Another admin has sent the draft on screen. Unsaved edits are moved to a new draft or discarded. */
export function SentByOther({ booking, editor, sent, onGiveUp }: SentProps) {
  const { t } = useTranslation('desk-bookings')
  const typed = useTyped(booking, editor)
  const draft = useNewDraft(booking.id, editor)
  const choices = <SentChoices draft={draft} input={editor.input} onGiveUp={onGiveUp} />
  return (
    <>
      <AlertBanner kind="error" action={choices}>
        <p>{t('quotes.gone.text')}</p>
        <ChangedParts before={typed} after={sent} />
      </AlertBanner>
      <FailureAlert failure={draft.failure} />
    </>
  )
}

interface SentChoicesProps {
  draft: ReturnType<typeof useNewDraft>
  input: QuoteEditor['input']
  onGiveUp: () => void
}

function SentChoices({ draft: { create, isBusy }, input, onGiveUp }: SentChoicesProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <>
      {input && (
        <SubmitButton
          type="button"
          label={t('quotes.gone.again')}
          waiting={t('quotes.making')}
          isWaiting={isBusy}
          onClick={() => void create(input)}
        />
      )}
      <Button onClick={onGiveUp}>{t('quotes.gone.look')}</Button>
    </>
  )
}

/** Creates a draft from the unsaved edits, and opens it. */
function useNewDraft(id: number, { markSaved }: QuoteEditor) {
  const { t } = useTranslation('desk-bookings')
  const open = useOpenQuote(id)
  const { run, ...action } = useAction({ isFailureShown: true })
  const create = (input: NonNullable<QuoteEditor['input']>) =>
    run(
      async (client, keyOf) => {
        const { number } = await createDraft(client, id, input, keyOf(input))
        markSaved()
        // The timeout lets the unsaved-changes guard see first that nothing is lost.
        setTimeout(() => void open(number))
      },
      { text: t('quotes.gone.done') },
    )
  return { create, ...action }
}
