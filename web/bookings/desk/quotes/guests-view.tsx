import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import type { DeskQuote } from '../../../../worker/contracts/bookings/desk-quotes'
import { useClock } from '../../../desk/ui/use-clock'
import { useTexts, GuestsQuote } from './guests-quote'

/** A quote as the guest's page shows it, in the guest's language. */
export function GuestsView({ quote }: { quote: DeskQuote }) {
  const { t } = useTranslation('desk-quotes')
  const texts = useTexts(quote.lang)
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg">
        {t('guestsView')}
      </h2>
      <div
        lang={LANG_TAG[quote.lang]}
        className="flex flex-col gap-6 rounded-card border border-line bg-paper p-4"
      >
        {texts && <GuestsQuote quote={quote} texts={texts} id={`${id}-plan`} />}
      </div>
    </section>
  )
}

/** The quote as the guest gets it, and its expiry. */
export function QuotePreview({ quote }: { quote: DeskQuote }) {
  const { t } = useTranslation('desk-quotes')
  const time = useClock()
  return (
    <div className="flex flex-col gap-5">
      <GuestsView quote={quote} />
      <p className="tabular text-sm text-muted">{t('until', { time: time(quote.validUntil) })}</p>
    </div>
  )
}
