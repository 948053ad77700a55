import { Link, useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingReceipt } from '../../../worker/contracts/booking-request'
import { useSite } from '../../platform/site/site'
import { moveFocus } from '../../ui/focus'

interface RequestSentProps {
  receipt: BookingReceipt
  email: string
}

/** The request is with the company; its page opens next. */
export function RequestSent({ receipt, email }: RequestSentProps) {
  const { t } = useTranslation('booking')
  const heading = useRef<HTMLHeadingElement>(null)
  const { answerHours } = useSite().company
  const navigate = useNavigate()
  const { pid } = receipt
  useEffect(() => {
    moveFocus(heading.current)
    void navigate({ to: '/trip/$pid', params: { pid } })
  }, [navigate, pid])
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} className="flex items-center gap-2 text-xl">
        <CircleCheck aria-hidden className="text-primary" />
        {t('sent.title')}
      </h3>
      <p>{t('sent.text', { email, count: answerHours })}</p>
      <p>
        {t('sent.number')}{' '}
        <Link
          to="/trip/$pid"
          params={{ pid }}
          className="tabular font-semibold text-primary underline underline-offset-4"
        >
          {pid}
        </Link>
      </p>
    </div>
  )
}
