import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import { escapeHtml } from '../../worker/contracts/text/escape-html'
import { markdownToHtml } from '../../worker/contracts/markdown/markdown-options'
import { pricedOn, startParty, type PartySize } from '../../worker/contracts/tours/prices'
import type { Lang } from '../../worker/contracts/languages'
import { MARKDOWN_TEXTS } from '../../worker/contracts/tours/tour-fields'
import type { TourExtra } from '../../worker/contracts/tours/tours'
import { AdminGate, AdminLoading, useDeskReader } from '../desk/admin-gate'
import { TourPeople } from '../features/company/tour-people'
import { TourPage } from '../features/tours/page/tour-page'
import { regionsQuery } from '../features/tours/tours.api'
import { toTourView } from '../features/tours/tours.presenter'
import type { TourTab } from '../features/tours/tours.view'
import { useNow } from '../platform/forms/use-now'
import { useLang } from '../platform/i18n/use-lang'
import { onPreviewMessage, postPreview } from '../platform/preview-message'

type TourPreviewProps = { tab: TourTab; safetyHtml: string }

/** The tour's page for visitors, in a frame of the editor, with its unsaved values. */
export function TourPreview(props: TourPreviewProps) {
  const reader = useDeskReader()
  const tour = usePostedTour(reader === 'staff')
  useStayOnPage()
  return (
    <AdminGate reader={reader}>
      {!import.meta.env.SSR && tour ? <PreviewedPage tour={tour} {...props} /> : <AdminLoading />}
    </AdminGate>
  )
}

function PreviewedPage({ tour: draft, tab, safetyHtml }: TourPreviewProps & { tour: TourExtra }) {
  const lang = useLang()
  const [chosen, setChosen] = useState<PartySize>()
  const regions = useQuery(regionsQuery(lang)).data
  const tour = shownOn(draft, calgaryDay(useNow()), lang)
  return (
    <TourPage
      isFirstScreen={false}
      tour={tour}
      region={regions?.find(({ id }) => id === tour.categoryId)}
      persons={chosen ?? startParty(tour)}
      onPersons={setChosen}
      // A draft cannot be requested.
      onAsk={() => undefined}
      tab={tab}
      url=""
      safetyHtml={safetyHtml}
      people={<TourPeople region={tour.categorySlug} />}
    />
  )
}

/** A draft as visitors would see it on a day. */
function shownOn(draft: TourExtra, today: string, lang: Lang) {
  const joins = draft.joins.filter(({ startDate }) => startDate >= today)
  return pricedOn(toTourView({ ...withHtml(draft), joins }, lang), today)
}

/** The last tour that the editor sent; null before the first. */
function usePostedTour(isAdmin: boolean): TourExtra | null {
  const [tour, setTour] = useState<TourExtra | null>(null)
  useEffect(() => {
    const editor = () => (window.parent === window ? null : window.parent)
    if (!isAdmin || !editor()) return undefined
    const stop = onPreviewMessage(editor, (message) => {
      if (message.about === 'preview.tour') setTour(message.tour)
    })
    postPreview(editor(), { about: 'preview.ready' })
    return stop
  }, [isAdmin])
  return tour
}

/** Disables links to other pages: the frame would no longer show the draft. */
function useStayOnPage(): void {
  useEffect(() => {
    const listen = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || (link.origin === location.origin && link.pathname === location.pathname)) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', listen, { capture: true })
    return () => removeEventListener('click', listen, { capture: true })
  }, [])
}

/** The texts as the worker would store them. */
function withHtml(tour: TourExtra): TourExtra {
  const texts = MARKDOWN_TEXTS.map((name) => [
    `${name}Html`,
    tour[name].map(({ lang, txt }) => ({ lang, txt: htmlOf(txt) })),
  ])
  return {
    ...tour,
    ...Object.fromEntries(texts),
    routeDetail: tour.routeDetail.map((entry) => ({ ...entry, bodyHtml: htmlOf(entry.body) })),
  }
}

/** A text that a save would reject is shown as typed; the editor says why. */
function htmlOf(markdown: string): string {
  try {
    return markdownToHtml(markdown)
  } catch {
    return `<p>${escapeHtml(markdown)}</p>`
  }
}
