import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../ui/failure-alert'
import { SubmitButton } from '../../../ui/submit-button'
import { useNewQuote } from '../quotes/use-new-quote'

interface NewQuoteProps {
  id: number
  label: string
  look: 'primary' | 'quiet'
}

/** Starts a quote and opens its editor. */
export function NewQuote({ id, label, look }: NewQuoteProps) {
  const { t } = useTranslation('desk-bookings')
  const { create, isPending, error } = useNewQuote(id)
  return (
    <>
      <SubmitButton
        type="button"
        look={look}
        label={label}
        waiting={t('quotes.making')}
        isWaiting={isPending}
        onClick={() => create()}
      />
      <FailureAlert failure={error} />
    </>
  )
}
