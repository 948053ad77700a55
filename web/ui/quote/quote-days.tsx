import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import type { Quote, QuoteDay } from '../../../worker/contracts/quotes'
import { formatDay } from '../../platform/i18n/format'
import { ResponsiveImage } from '../responsive-image'
import { byDay, paragraphs } from './quote-text'

interface QuoteDaysProps {
  quote: Pick<Quote, 'days' | 'lang'>
  /** Of the words around. */
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
            <h3 className="border-b border-line pb-2 text-lg">
              {days.length > 1 && (
                <span className="text-muted">{t('plan.day', { number: index + 1 })} · </span>
              )}
              <time dateTime={day}>{formatDay(day, lang)}</time>
            </h3>
            {entries.map((entry, position) => (
              // oxlint-disable-next-line react/no-array-index-key -- entries have no id and never move
              <Entry
                key={position}
                entry={entry}
                tag={quote.lang === lang ? undefined : LANG_TAG[quote.lang]}
              />
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry, tag }: { entry: QuoteDay; tag: string | undefined }) {
  const { t } = useTranslation('trip')
  const { start, title, body, image, stay, meals } = entry
  return (
    <div className="flex flex-col gap-2">
      {(start || title) && (
        <h4 className="font-semibold">
          {start && <span className="tabular text-muted">{start} </span>}
          <span lang={tag}>{title}</span>
        </h4>
      )}
      {paragraphs(body).map((text) => (
        <p key={text} lang={tag} className="wrap-anywhere">
          {text}
        </p>
      ))}
      {image && (
        <ResponsiveImage
          url={image}
          alt=""
          sizes="(min-width: 768px) 576px, 90vw"
          className="max-w-[min(100%,36rem)] rounded-card print:max-h-48 print:w-auto"
        />
      )}
      {stay && <p className="text-sm text-muted">{t('plan.stay', { stay })}</p>}
      {meals && <p className="text-sm text-muted">{t('plan.meals', { meals })}</p>}
    </div>
  )
}
