import { useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useImperativeHandle, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import type { PartySize } from '../../../worker/contracts/tours/prices'
import { isCostly, whenIdle } from '../../platform/hydration/idle'
import { loadTexts } from '../../platform/i18n/i18n'
import { useLang } from '../../platform/i18n/use-lang'
import { Dialog } from '../../ui/dialog'
import { onDemand } from '../../ui/on-demand'
import { Skeleton } from '../../ui/skeleton'
import { monthQuery } from './booking.api'
import { firstMonthOf, monthOf } from './calendar/calendar-days'
import type { RequestedTour } from './request.view'

/** Loads the sheet on demand, with the texts of the current language. */
const sheetIn = (lang: Lang) =>
  onDemand(
    async () => {
      const [{ RequestSheet }] = await Promise.all([
        import('./request-sheet'),
        loadTexts(lang, 'request'),
      ])
      return RequestSheet
    },
    { waiting: SheetSkeleton },
  )
const sheets = recordOf(LANGS, sheetIn)

export interface DateRequestHandle {
  /** Opens the sheet; pass the first day of a departure (YYYY-MM-DD) to join it. */
  open: (startDay?: string) => void
}

interface DateRequestProps {
  tour: RequestedTour
  /** Chosen in the calculator. */
  persons: PartySize
  ref: Ref<DateRequestHandle>
}

/** Requests a date for a tour: a bottom sheet on a phone, a wide dialog on a desktop. */
export function DateRequest({ tour, persons, ref }: DateRequestProps) {
  const { t } = useTranslation('tours')
  const RequestSheet = sheets[useLang()]
  const { asked, open, close } = useAsked(tour, RequestSheet.prepare)
  const shown = useOncePainted(asked)
  usePrepared(RequestSheet.prepare)
  useImperativeHandle(ref, () => ({ open }))
  return (
    <Dialog isOpen={asked !== undefined} onClose={close} title={t('date.ask')} look="wide">
      {shown && shown === asked ? (
        <RequestSheet tour={tour} persons={persons} startDay={shown.startDay} />
      ) : (
        <SheetSkeleton />
      )}
    </Dialog>
  )
}

/** The departure for which the sheet is open; undefined while it is closed. */
function useAsked({ id, months }: RequestedTour, prepare: () => void) {
  const [asked, setAsked] = useState<{ startDay: string }>()
  const client = useQueryClient()
  const open = (startDay = '') => {
    prepare()
    // Fetch in parallel with the sheet, which sends the same query.
    const month = startDay ? monthOf(startDay) : firstMonthOf(months, calgaryDay(Date.now()))
    void client.prefetchQuery(monthQuery(id, month))
    setAsked({ startDay })
  }
  return { asked, open, close: () => setAsked(undefined) }
}

/**
 * Prepares the sheet before it is opened: when a page loaded from the server is idle; on a page opened within the app at
 * the first touch, which shows interest in it.
 */
function usePrepared(prepare: () => void): void {
  const isHydrated = useHydrated()
  const [isByApp] = useState(isHydrated)
  useEffect(() => {
    if (isCostly()) return
    if (!isByApp) {
      whenIdle(prepare)
      return
    }
    addEventListener('pointerdown', prepare, { once: true })
    return () => removeEventListener('pointerdown', prepare)
  }, [isByApp, prepare])
}

/** A value once the page has been painted with it: the dialog shows at once, the sheet in the next task. */
function useOncePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [value])
  return painted
}

function SheetSkeleton() {
  return <Skeleton className="h-[75dvh] w-full" />
}
