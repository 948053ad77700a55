import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartySize } from '../../../worker/contracts/tours/prices'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import './booking.css'
import { GuestStep } from './guest/guest-step'
import { RequestSent } from './request-sent'
import { TripStep } from './trip/trip-step'
import { useRequest } from './use-request'
import type { RequestedTour } from './request.view'

interface RequestSheetProps {
  tour: RequestedTour
  persons: PartySize
  /** First day of the departure to join, or ''. */
  startDay: string
}

/** Two steps: the trip, then who is asking. A request holds no date and costs nothing. */
export function RequestSheet(props: RequestSheetProps) {
  const monthsShown = useMonthsShown()
  const request = useRequest(props, monthsShown)
  const { sent, step, draft } = request
  if (sent) return <RequestSent receipt={sent} email={draft.email} />
  return (
    <>
      <About tour={props.tour} step={step === 'trip' ? 1 : 2} />
      {step === 'trip' ? (
        <TripStep request={request} monthsShown={monthsShown} />
      ) : (
        <GuestStep request={request} />
      )}
    </>
  )
}

function About({ tour: { name }, step }: { tour: RequestedTour; step: number }) {
  const { t } = useTranslation('booking')
  const lang = useLang()
  return (
    <p className="request-about flex flex-wrap justify-between gap-x-4 text-sm text-muted">
      <span lang={name.lang === lang ? undefined : LANG_TAG[name.lang]}>{name.text}</span>
      <span>{t('step', { step })}</span>
    </p>
  )
}

const WIDE = '(width >= 68rem)'

/** Two months if there is room for them. */
function useMonthsShown(): number {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches)
  useEffect(() => {
    const list = matchMedia(WIDE)
    const follow = () => setWide(list.matches)
    list.addEventListener('change', follow)
    return () => list.removeEventListener('change', follow)
  }, [])
  return isWide ? 2 : 1
}
