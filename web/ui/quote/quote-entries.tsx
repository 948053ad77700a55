import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import type { QuoteDay } from '../../../worker/contracts/quotes/quotes'
import { ResponsiveImage } from '../responsive-image'
import { paragraphs } from './quote-text'

interface Languages {
  lang: Lang
  /** Language of the surrounding text. */
  around: Lang
}

/** The entries of a day of a quote's plan. */
export function QuoteEntries({ entries, ...langs }: Languages & { entries: readonly QuoteDay[] }) {
  return entries.map((entry, position) => (
    // oxlint-disable-next-line react/no-array-index-key -- entries have no id and never move
    <Entry key={position} entry={entry} {...langs} />
  ))
}

function Entry({ entry, lang, around }: Languages & { entry: QuoteDay }) {
  const { t } = useTranslation('trip')
  const { body, image, stay, meals } = entry
  const tag = lang === around ? undefined : LANG_TAG[lang]
  return (
    <div className="flex flex-col gap-2">
      <EntryHeading entry={entry} tag={tag} />
      {paragraphs(body).map((text) => (
        <p key={text} lang={tag} className="wrap-anywhere">
          {text}
        </p>
      ))}
      {image && <EntryImage url={image} />}
      {stay && <p className="text-sm text-muted">{t('plan.stay', { stay })}</p>}
      {meals && <p className="text-sm text-muted">{t('plan.meals', { meals })}</p>}
    </div>
  )
}

function EntryImage({ url }: { url: string }) {
  return (
    <ResponsiveImage
      url={url}
      alt=""
      sizes="(min-width: 768px) 576px, 90vw"
      className="max-w-[min(100%,36rem)] rounded-card print:max-h-48 print:w-auto"
    />
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
