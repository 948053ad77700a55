import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import type { Quote, QuoteDay } from '../../../worker/contracts/bookings/quotes'
import { formatDay } from '../../platform/i18n/format'
import { byDay, paragraphs } from './quote-text'
import { ResponsiveImage } from '../responsive-image'

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

/** `number` is null for a plan of one day. */
function DayHeading({ day, number, lang }: { day: string; number: number | null; lang: Lang }) {
  const { t } = useTranslation('trip')
  return (
    <h3 className="border-b border-line pb-2 text-lg">
      {number !== null && <span className="text-muted">{t('plan.day', { number })} · </span>}
      <time dateTime={day}>{formatDay(day, lang)}</time>
    </h3>
  )
}

interface Languages {
  lang: Lang
  /** Language of the surrounding text. */
  around: Lang
}

/** The entries of a day of a quote's plan. */
function QuoteEntries({ entries, ...langs }: Languages & { entries: readonly QuoteDay[] }) {
  return entries.map((entry, position) => (
    // oxlint-disable-next-line react/no-array-index-key -- entries have no id and never move
    <Entry key={position} entry={entry} {...langs} />
  ))
}

const IMAGE = {
  sizes: '(min-width: 768px) 576px, 90vw',
  className: 'max-w-[min(100%,36rem)] rounded-card print:max-h-48 print:w-auto',
}

function Entry({ entry, lang, around }: Languages & { entry: QuoteDay }) {
  const { t } = useTranslation('trip')
  const { body, image, stay, meals } = entry
  const tag = lang === around ? undefined : LANG_TAG[lang]
  return (
    <div className="flex flex-col gap-2">
      <EntryHeading entry={entry} tag={tag} />
      {paragraphs(body).map((text) => (
        <p key={text} lang={tag} className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ))}
      {image && <ResponsiveImage url={image} alt="" {...IMAGE} />}
      {stay && <p className="text-sm text-muted">{t('plan.stay', { stay })}</p>}
      {meals && <p className="text-sm text-muted">{t('plan.meals', { meals })}</p>}
    </div>
  )
}

function EntryHeading({ entry, tag }: { entry: QuoteDay; tag: string | undefined }) {
  const { start, title } = entry
  if (!start && !title) return null
  return (
    <h4 className="font-semibold">
      {start && <span className="tabular text-muted">{start} </span>}
      <span lang={tag}>{title}</span>
    </h4>
  )
}
