import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../worker/contracts/languages'
import type { Quote } from '../../../worker/contracts/quotes/quotes'
import { formatDay } from '../../platform/i18n/format'
import { QuoteEntries } from './quote-entries'
import { byDay } from './quote-text'

interface QuoteDaysProps {
  quote: Pick<Quote, 'days' | 'lang'>
  /** Language of the surrounding text. */
  lang: Lang
  id?: string
}

/** The plan of a quote, day by day, in the quote's own language. */
export function QuoteDays({ quote, lang, id = 'trip-plan' }: QuoteDaysProps) {
  const { t } = useTranslation('trip')
  const days = byDay(quote.days)
  return (
    <section aria-labelledby={id} className="flex max-w-reading flex-col gap-5">
      <h2 id={id} className="text-xl">
        {t('plan.title')}
      </h2>
      <ol className="flex flex-col gap-6">
        {days.map(({ day, entries }, index) => (
          <li key={day} className="flex flex-col gap-4">
            <DayHeading day={day} number={days.length > 1 ? index + 1 : null} lang={lang} />
            <QuoteEntries entries={entries} lang={quote.lang} around={lang} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface DayHeadingProps {
  /** YYYY-MM-DD */
  day: string
  /** Null for a plan of one day. */
  number: number | null
  lang: Lang
}

function DayHeading({ day, number, lang }: DayHeadingProps) {
  const { t } = useTranslation('trip')
  return (
    <h3 className="border-b border-line pb-2 text-lg">
      {number !== null && <span className="text-muted">{t('plan.day', { number })} · </span>}
      <time dateTime={day}>{formatDay(day, lang)}</time>
    </h3>
  )
}
