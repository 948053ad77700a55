import type { i18n as I18n } from 'i18next'
import { useId, useEffect, useState } from 'react'
import { useTranslation, I18nextProvider } from 'react-i18next'
import type { DeskQuote } from '../../../../worker/contracts/bookings/desk-quotes'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import { useClock } from '../../../desk/ui/use-clock'
import { loadTexts } from '../../../platform/i18n/i18n'
import { QuoteBill } from '../../../ui/quote/quote-bill'
import { QuoteDays } from '../../../ui/quote/quote-days'
import { RefundTerms } from '../../../ui/quote/refund-terms'

/** A quote as the guest's page shows it, in the guest's language. */
export function GuestsView({ quote }: { quote: DeskQuote }) {
  const { t } = useTranslation('desk-bookings')
  const texts = useTexts(quote.lang)
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg">
        {t('quotes.guestsView')}
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
  const { t } = useTranslation('desk-bookings')
  const time = useClock()
  return (
    <div className="flex flex-col gap-5">
      <GuestsView quote={quote} />
      <p className="tabular text-sm text-muted">
        {t('quotes.until', { time: time(quote.validUntil) })}
      </p>
    </div>
  )
}

function GuestsQuote({ quote, texts, id }: { quote: DeskQuote; texts: I18n; id: string }) {
  const { lang, note, policy, startDay } = quote
  return (
    <I18nextProvider i18n={texts}>
      <QuoteDays quote={quote} lang={lang} id={id} open="all" />
      <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4">
        <QuoteBill quote={quote} lang={lang} hasWon={lang === 'kr'} />
        {note && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
        <RefundTerms policy={policy} startDay={startDay} lang={lang} currency="CAD" />
      </div>
    </I18nextProvider>
  )
}

function useTexts(lang: Lang): I18n | null {
  const [texts, setTexts] = useState<I18n | null>(null)
  useEffect(() => {
    let isCurrent = true
    loadTexts(lang, 'trip').then(
      (loaded) => isCurrent && setTexts(loaded),
      // Without a connection, the editor works without this view.
      () => null,
    )
    return () => {
      isCurrent = false
    }
  }, [lang])
  return texts
}
