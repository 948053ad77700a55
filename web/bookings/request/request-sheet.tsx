import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { LANG_TAG } from '../../../worker/contracts/languages'
import type { BookingReceipt } from '../../../worker/contracts/bookings/booking-request'
import { useLang } from '../../platform/i18n/use-lang'
import { useSite } from '../../platform/site/site'
import { lead } from '../../platform/i18n/lead'
import { moveFocus } from '../../ui/focus'
import { GuestStep } from './guest/guest-step'
import { TripStep } from './trip/trip-step'
import { useRequest, type Asked } from './use-request'
import type { RequestedTour } from './request.view'
import './booking.css'

/** Two steps: the trip, then the guest. A request holds no date and costs nothing. */
export function RequestSheet(props: Asked) {
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
  const { t } = useTranslation('request')
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

/** The company has the request; its page opens next. */
function RequestSent({ receipt, email }: { receipt: BookingReceipt; email: string }) {
  const { t } = useTranslation('request')
  const { pid, status, isMailLater } = receipt
  const waits = status === 'waitlisted'
  const heading = useNextPage(pid)
  const { answerHours } = useSite().company
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} className="flex items-center gap-2 text-xl">
        <CircleCheck aria-hidden className="text-primary" />
        {t(waits ? 'wait.title' : 'sent.title')}
      </h3>
      <p>
        {waits
          ? t(isMailLater ? 'wait.later' : 'wait.sent', { email })
          : t(isMailLater ? 'sent.later' : 'sent.text', { email, count: answerHours })}
      </p>
      <p>
        {lead(t('sent.number'))}
        <BookingLink pid={pid} />
      </p>
    </div>
  )
}

/** Opens the booking's page; until then, the heading has the focus. */
function useNextPage(pid: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    moveFocus(heading.current)
    void navigate({ to: '/trip/$pid', params: { pid } })
  }, [navigate, pid])
  return heading
}

const BOOKING_LINK = 'tabular font-semibold text-primary underline underline-offset-4'

function BookingLink({ pid }: { pid: string }) {
  return (
    <Link to="/trip/$pid" params={{ pid }} className={BOOKING_LINK}>
      {pid}
    </Link>
  )
}
