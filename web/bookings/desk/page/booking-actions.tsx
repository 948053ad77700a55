import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActButtons } from './act-buttons'
import type { Booking } from '../bookings.api'
import { EndActions } from '../endings/end-actions'
import { CANCELS, END_ACTS } from '../endings/end-acts'
import { ActDialogs, type BookingAct } from './act-dialogs'
import type { NextStep } from '../next/next-step'

const CANCEL_ACTS = END_ACTS.filter((act) => CANCELS.has(act))
const OTHER_ACTS = END_ACTS.filter((act) => !CANCELS.has(act))

/** The other acts that a booking allows now; those of the next step are above, those that end it come last. */
export function BookingActions({ booking, step }: { booking: Booking; step: NextStep | null }) {
  const { t } = useTranslation('desk-bookings')
  const [asked, setAsked] = useState<BookingAct | null>(null)
  return (
    <section aria-label={t('actions')} className="flex flex-wrap gap-2">
      <ActButtons
        booking={booking}
        acts={step?.kind === 'late' ? ['extend'] : ['extend', 'revive']}
        onAsk={setAsked}
      />
      {step?.kind !== 'over' && <EndActions booking={booking} acts={OTHER_ACTS} />}
      <ActButtons booking={booking} acts={['renew', 'decline', 'release']} onAsk={setAsked} />
      <EndActions booking={booking} acts={CANCEL_ACTS} />
      <ActDialogs booking={booking} asked={asked} onClose={() => setAsked(null)} />
    </section>
  )
}
