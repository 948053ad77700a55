import { useImperativeHandle, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../worker/contracts/languages'
import type { PartySize } from '../../../worker/contracts/prices'
import { loadTexts } from '../../platform/i18n/i18n'
import { useLang } from '../../platform/i18n/use-lang'
import { Dialog } from '../../ui/dialog'
import { onDemand } from '../../ui/on-demand'
import { Skeleton } from '../../ui/skeleton'
import type { RequestedTour } from './request.view'

/** Loads the sheet on demand, with the texts of the current language. */
const sheetIn = (lang: Lang) =>
  onDemand(
    async () => {
      const [{ RequestSheet }] = await Promise.all([
        import('./request-sheet'),
        loadTexts(lang, 'booking'),
      ])
      return RequestSheet
    },
    { waiting: SheetSkeleton },
  )
const sheets = { kr: sheetIn('kr'), ca: sheetIn('ca'), cn: sheetIn('cn') } satisfies Record<
  Lang,
  unknown
>

export interface DateRequestHandle {
  /** Opens the sheet; with the first day of a departure (YYYY-MM-DD) to join it. */
  open: (startDay?: string) => void
}

interface DateRequestProps {
  tour: RequestedTour
  /** Chosen in the calculator. */
  persons: PartySize
  ref: Ref<DateRequestHandle>
}

/** The request of a date for a tour: a sheet from below on a phone, a wide box on a desktop. */
export function DateRequest({ tour, persons, ref }: DateRequestProps) {
  const { t } = useTranslation('tours')
  const RequestSheet = sheets[useLang()]
  const [asked, setAsked] = useState<{ startDay: string }>()
  useImperativeHandle(ref, () => ({ open: (startDay = '') => setAsked({ startDay }) }), [])
  const close = () => setAsked(undefined)
  return (
    <Dialog isOpen={asked !== undefined} onClose={close} title={t('date.ask')} look="wide">
      <RequestSheet tour={tour} persons={persons} startDay={asked?.startDay ?? ''} />
    </Dialog>
  )
}

function SheetSkeleton() {
  return <Skeleton className="h-[75dvh] w-full" />
}
