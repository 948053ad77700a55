import { Link, useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingReceipt } from '../../../worker/contracts/bookings/booking-request'
import { useSite } from '../../platform/site/site'
import { moveFocus } from '../../ui/focus'
import { lead } from '../../platform/i18n/lead'

interface RequestSentProps {
  receipt: BookingReceipt
  email: string
}

/** The company has the request; its page opens next. */
export function RequestSent({ receipt: { pid }, email }: RequestSentProps) {
  const { t } = useTranslation('booking')
  const heading = useNextPage(pid)
  const { answerHours } = useSite().company
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} className="flex items-center gap-2 text-xl">
        <CircleCheck aria-hidden className="text-primary" />
        {t('sent.title')}
      </h3>
      <p>{t('sent.text', { email, count: answerHours })}</p>
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

function BookingLink({ pid }: { pid: string }) {
  return (
    <Link
      to="/trip/$pid"
      params={{ pid }}
      className="tabular font-semibold text-primary underline underline-offset-4"
    >
      {pid}
    </Link>
  )
}
