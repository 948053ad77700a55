import type { i18n as I18n } from 'i18next'
import { useEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Lang } from '../../../../worker/contracts/languages'
import type { DeskQuote } from '../../../../worker/contracts/bookings/desk-quotes'
import { loadTexts } from '../../../platform/i18n/i18n'
import { QuoteBill } from '../../../ui/quote/quote-bill'
import { QuoteDays } from '../../../ui/quote/quote-days'
import { RefundTerms } from '../../../ui/quote/refund-terms'

export function GuestsQuote({ quote, texts, id }: { quote: DeskQuote; texts: I18n; id: string }) {
  const { lang, note, policy, startDay } = quote
  return (
    <I18nextProvider i18n={texts}>
      <QuoteDays quote={quote} lang={lang} id={id} />
      <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4">
        <QuoteBill quote={quote} lang={lang} hasWon={lang === 'kr'} />
        {note && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
        <RefundTerms policy={policy} startDay={startDay} lang={lang} currency="CAD" />
      </div>
    </I18nextProvider>
  )
}

export function useTexts(lang: Lang): I18n | null {
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
