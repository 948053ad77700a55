import { Check, X, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { videoHostOf } from '../../../../worker/contracts/media/videos'
import { useLang } from '../../../platform/i18n/use-lang'
import { videoEmbedUrl } from '../../../platform/media/video-address'
import { Button } from '../../../ui/button'
import { Prose } from '../../../ui/prose'
import { ResponsiveImage } from '../../../ui/responsive-image'
import { RouteMap } from '../../../ui/route-map'
import { ShownIn } from '../shown-in'
import { useDurationText } from '../use-tour-length'
import { foreignTag, type TourView, type ItineraryView } from '../tours.view'

const ENTRY_IMAGE = {
  alt: '',
  sizes: '(min-width: 768px) 576px, 80vw',
  className: 'max-w-full rounded-card sm:max-w-xl print:max-h-48 print:w-auto',
}

/** The texts of the tabs; one that is not in the page's language names its own. */

export function Bulletin({ tour: { bulletinHtml } }: { tour: TourView }) {
  const lang = useLang()
  return (
    <>
      <ShownIn lang={bulletinHtml.lang} hasText={bulletinHtml.text !== ''} />
      <Prose lang={foreignTag(bulletinHtml, lang)} html={bulletinHtml.text} />
    </>
  )
}

export function Route({ tour: { itinerary, itineraryLang } }: { tour: TourView }) {
  const textTag = foreignTag({ lang: itineraryLang }, useLang())
  return (
    <>
      <ShownIn lang={itineraryLang} hasText />
      <PlacesOfRoute entries={itinerary} textTag={textTag} />
      <Itinerary entries={itinerary} textTag={textTag} />
    </>
  )
}

export function Inclusions({ tour: { included, excluded, inclusionsLang } }: { tour: TourView }) {
  const textTag = foreignTag({ lang: inclusionsLang }, useLang())
  return (
    <>
      <ShownIn lang={inclusionsLang} hasText />
      <div className="grid gap-8 sm:grid-cols-2">
        <Lines kind="included" lines={included} textTag={textTag} />
        <Lines kind="excluded" lines={excluded} textTag={textTag} />
      </div>
    </>
  )
}

const MARKS = {
  included: <Check aria-hidden size={20} className="mt-1 shrink-0 text-primary" />,
  excluded: <X aria-hidden size={20} className="mt-1 shrink-0 text-danger" />,
}

type LinesProps = { kind: keyof typeof MARKS; lines: string[]; textTag: string | undefined }

function Lines({ kind, lines, textTag }: LinesProps) {
  const { t } = useTranslation('tours')
  if (lines.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">{t(kind)}</h3>
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            {MARKS[kind]}
            <span lang={textTag}>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The entries with a place; a single one has no route. */
function PlacesOfRoute({ entries, textTag }: ItineraryProps) {
  const { t } = useTranslation('tours')
  const durationOf = useDurationText()
  const stops = entries.flatMap(({ place, minutes }, index) =>
    place ? [{ ...place, number: index + 1, time: durationOf(minutes) }] : [],
  )
  if (stops.length < 2) return null
  return (
    <div className="mb-8">
      <RouteMap stops={stops} textTag={textTag} label={t('map.label')} note={t('map.note')} />
    </div>
  )
}

type ItineraryProps = { entries: ItineraryView[]; textTag: string | undefined }

/** `textTag`: BCP 47 tag where the texts are not in the page's language. */
function Itinerary({ entries, textTag }: ItineraryProps) {
  const items = entries.map((entry) => <Entry key={entry.id} entry={entry} textTag={textTag} />)
  return <ol className="itinerary">{items}</ol>
}

function Entry({ entry, textTag }: { entry: ItineraryView; textTag: string | undefined }) {
  const text = useDurationText()(entry.minutes)
  return (
    <li className="flex flex-col gap-2 pb-8 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 lang={textTag} className="text-base">
          {entry.title}
        </h3>
        {text && <span className="text-sm text-muted">{text}</span>}
      </div>
      {entry.bodyHtml && <Prose lang={textTag} className="text-base" html={entry.bodyHtml} />}
      <EntryMedia entry={entry} />
    </li>
  )
}

function EntryMedia({ entry }: { entry: ItineraryView }) {
  if (!entry.url) return null
  if (!entry.isImage) return <VideoEmbed videoId={entry.url} title={entry.title} />
  return <ResponsiveImage url={entry.url} {...ENTRY_IMAGE} />
}

type VideoProps = { videoId: string; title: string }

/** Loads nothing from the video host before a click. Mainland China blocks YouTube. */
function VideoEmbed({ videoId, title }: VideoProps) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const [isPlaying, setPlaying] = useState(false)
  const host = videoHostOf(videoId)
  if (lang === 'cn' && host === 'YouTube')
    return <p className="text-sm text-muted">{t('video.blocked')}</p>
  if (isPlaying) return <Player videoId={videoId} title={title} />
  return (
    <Button
      look="bare"
      onClick={() => setPlaying(true)}
      className="no-print flex aspect-video w-full flex-col sm:max-w-xl items-center justify-center gap-2 rounded-card bg-spruce p-4 text-snow"
    >
      <Play aria-hidden size={40} />
      <span className="font-semibold">{t('video.play', { title })}</span>
      <span className="text-sm">{t('video.note', { host })}</span>
    </Button>
  )
}

function Player({ videoId, title }: VideoProps) {
  const embed = new URL(videoEmbedUrl(videoId))
  embed.searchParams.set('autoplay', '1')
  return (
    <iframe
      ref={focusOn}
      src={embed.href}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className="aspect-video w-full rounded-card border-0 sm:max-w-xl"
    />
  )
}

/** The focused play button is gone, so the focus moves to the frame. */
function focusOn(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}
