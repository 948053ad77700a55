import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isLang, LANG_TAG } from '../../../worker/contracts/languages'
import type { LocalText } from '../../../worker/contracts/translated'
import { textLang } from '../../platform/i18n/text-lang'
import { Chip } from '../../ui/chip'
import { TimeAgo } from '../../ui/time-ago'
import type { Hit as SearchHit } from './search.api'

/** A tour as the page's language shows it. */
export interface FoundTour {
  name: LocalText
  image: ReactNode
  price: ReactNode
}

interface HitProps {
  hit: SearchHit
  /** Set for a tour; its text may have matched in another language. */
  tour: FoundTour | undefined
}

export function Hit({ hit, tour }: HitProps) {
  return (
    <li className={`relative py-5 ${tour ? 'grid grid-cols-[6rem_minmax(0,1fr)] gap-4' : ''}`}>
      {tour?.image}
      <div className="flex flex-col gap-1.5">
        <Kind hit={hit} />
        <Title hit={hit} tour={tour} />
        <p className="line-clamp-3 text-muted" lang={langOf(hit, hit.snippet)}>
          <Highlighted text={hit.snippet} ranges={hit.ranges} />
        </p>
        {tour?.price}
      </div>
    </li>
  )
}

function Kind({ hit: { kind, createdAt } }: { hit: SearchHit }) {
  const { t } = useTranslation()
  return (
    <p className="flex items-center gap-3 text-sm text-muted">
      <Chip>{t(`search.kind.${kind}`)}</Chip>
      {kind !== 'tour' && <TimeAgo time={createdAt} />}
    </p>
  )
}

function Title({ hit, tour }: HitProps) {
  const isOther = tour !== undefined && tour.name.text !== hit.title
  return (
    <h2 className="text-lg" lang={isOther ? LANG_TAG[tour.name.lang] : langOf(hit, hit.title)}>
      <Link {...placeOf(hit)} className="text-primary after:absolute after:inset-0 hover:underline">
        {isOther ? tour.name.text : <Highlighted text={hit.title} ranges={hit.titleRanges} />}
      </Link>
    </h2>
  )
}

function langOf({ lang }: SearchHit, text: string): string | undefined {
  return isLang(lang) ? LANG_TAG[lang] : textLang(text)
}

function placeOf({ kind, tourId, topicId, postId }: SearchHit) {
  // A tour is looked up by the id at the end of its address; the name before it is optional.
  if (topicId === null)
    return { to: '/tour/$address', params: { address: String(tourId) } } as const
  return {
    to: '/tour/$tourId/$topicId',
    params: { tourId: String(tourId), topicId: String(topicId) },
    ...(postId !== null && { hash: `reply-${postId}` }),
    ...(kind === 'reply' && postId !== null && { search: { reply: postId } }),
  } as const
}

interface HighlightedProps {
  text: string
  /** Half-open ranges [start, end) of UTF-16 units, in order. */
  ranges: readonly (readonly [number, number])[]
}

function Highlighted({ text, ranges }: HighlightedProps) {
  return piecesOf(text, ranges).map(({ start, part, isMatch }) =>
    isMatch ? (
      <mark key={start} className="rounded-sm bg-larch/35 text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

/** Splits the text at the ranges; ranges outside the text or overlapping are skipped. */
export function piecesOf(text: string, ranges: HighlightedProps['ranges']) {
  const pieces: { start: number; part: string; isMatch: boolean }[] = []
  let at = 0
  for (const [start, end] of ranges) {
    if (start < at || end <= start || end > text.length) continue
    if (start > at) pieces.push({ start: at, part: text.slice(at, start), isMatch: false })
    pieces.push({ start, part: text.slice(start, end), isMatch: true })
    at = end
  }
  if (at < text.length) pieces.push({ start: at, part: text.slice(at), isMatch: false })
  return pieces
}
