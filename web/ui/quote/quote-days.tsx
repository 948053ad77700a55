import { ChevronDown, MapPin } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import type { Quote, QuoteDay } from '../../../worker/contracts/bookings/quotes'
import { mapPlaceUrl } from '../../../worker/contracts/map-links'
import type { Place } from '../../../worker/contracts/tours/places'
import { formatDay } from '../../platform/i18n/format'
import { byDay, paragraphs } from './quote-text'
import { ResponsiveImage } from '../responsive-image'
import { RouteMap } from '../route-map'

interface QuoteDaysProps {
  quote: Pick<Quote, 'days' | 'lang'>
  /** Language of the surrounding text. */
  lang: Lang
  id?: string
  /** The day (YYYY-MM-DD) that is unfolded at first, or all; none by default. */
  open?: string
}

/** The plan of a quote in the quote's own language, its days folded to their titles; on paper, they are open. */
export function QuoteDays({ quote, lang, id = 'trip-plan', open }: QuoteDaysProps) {
  const { t } = useTranslation('trip')
  const days = byDay(quote.days)
  const list = useOpenOnPaper()
  return (
    <section aria-labelledby={id} className="flex max-w-reading flex-col gap-3">
      <h2 id={id} className="text-xl">
        {t('plan.title')}
      </h2>
      <PlanMap days={quote.days} tag={quote.lang === lang ? undefined : LANG_TAG[quote.lang]} />
      <ol ref={list} className="flex flex-col border-b border-line">
        {days.map(({ day, entries }, index) => (
          <li key={day} className="border-t border-line">
            <details open={open === 'all' || open === day} className="group">
              <DaySummary
                {...{ day, entries, lang }}
                number={days.length > 1 ? index + 1 : null}
                tag={quote.lang === lang ? undefined : LANG_TAG[quote.lang]}
              />
              <div className="flex flex-col gap-4 pt-1 pb-5">
                <QuoteEntries entries={entries} lang={quote.lang} around={lang} />
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The places of a plan, numbered through; a single one has no route. */
function PlanMap({ days, tag }: { days: readonly QuoteDay[]; tag: string | undefined }) {
  const { t } = useTranslation('trip')
  const stops = days
    .flatMap(({ place }) => (place ? [place] : []))
    .map((place, index) => ({ ...place, number: index + 1, time: null }))
  if (stops.length < 2) return null
  return <RouteMap stops={stops} textTag={tag} label={t('plan.stops')} note={t('plan.mapNote')} />
}

/** Opens the folded days while the page is printed. */
function useOpenOnPaper() {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const show = () => {
      opened = [...(list.current?.querySelectorAll('details') ?? [])].filter((day) => !day.open)
      for (const day of opened) day.open = true
    }
    const fold = () => {
      for (const day of opened) day.open = false
    }
    addEventListener('beforeprint', show)
    addEventListener('afterprint', fold)
    return () => {
      removeEventListener('beforeprint', show)
      removeEventListener('afterprint', fold)
    }
  }, [])
  return list
}

interface DaySummaryProps extends DayHeadingProps {
  entries: readonly QuoteDay[]
  /** Language of the entries, if it is not the surrounding one. */
  tag: string | undefined
}

function DaySummary({ entries, tag, ...heading }: DaySummaryProps) {
  const titles = entries.map(({ title }) => title).filter((title) => title !== '')
  return (
    <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <DayHeading {...heading} />
        <span lang={tag} className="line-clamp-2 text-sm text-muted group-open:hidden">
          {titles.join(' · ')}
        </span>
      </span>
      <ChevronDown aria-hidden size={20} className="shrink-0 group-open:rotate-180" />
    </summary>
  )
}

interface DayHeadingProps {
  day: string
  /** Null for a plan of one day. */
  number: number | null
  lang: Lang
}

function DayHeading({ day, number, lang }: DayHeadingProps) {
  const { t } = useTranslation('trip')
  return (
    <h3 className="text-lg">
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
  const { body, image, stay, meals, place } = entry
  const tag = lang === around ? undefined : LANG_TAG[lang]
  return (
    <div className="flex flex-col gap-2">
      <EntryHeading entry={entry} tag={tag} />
      {place && <PlaceLink place={place} lang={around} tag={tag} />}
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

interface PlaceLinkProps {
  place: Place
  /** The reader's, which chooses the map application. */
  lang: Lang
  tag: string | undefined
}

function PlaceLink({ place, lang, tag }: PlaceLinkProps) {
  return (
    <a
      href={mapPlaceUrl(place, lang)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1 self-start text-sm"
    >
      <MapPin aria-hidden size={16} className="shrink-0" />
      <span lang={tag}>{place.name}</span>
    </a>
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
