import { CalendarX2, CircleCheck, RotateCcw, UserX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import type { Booking } from '../bookings.api'
import { CANCELS, END_EVENTS, type EndAct } from './end-acts'
import { EndDialog } from './end-dialog'

const ICONS = {
  guest: CalendarX2,
  company: CalendarX2,
  unpaid: CalendarX2,
  undo: RotateCcw,
  complete: CircleCheck,
  missed: UserX,
  correct: RotateCcw,
} as const satisfies Record<EndAct, unknown>

interface EndActionsProps {
  booking: Booking
  acts: readonly EndAct[]
}

/** Buttons for the end of a trip, where the state allows it. */
export function EndActions({ booking, acts }: EndActionsProps) {
  const { t } = useTranslation('desk-refunds')
  const [asked, setAsked] = useState<EndAct | null>(null)
  return (
    <>
      {acts
        .filter((act) => booking.actions.includes(END_EVENTS[act]))
        .map((act) => {
          const Icon = ICONS[act]
          return (
            <Button
              key={act}
              look={CANCELS.has(act) ? 'faintDanger' : 'quiet'}
              onClick={() => setAsked(act)}
            >
              <Icon aria-hidden size={18} />
              {t(`end.${act}.open`)}
            </Button>
          )
        })}
      {acts.map((act) => (
        <EndDialog
          key={act}
          act={act}
          booking={booking}
          isOpen={asked === act}
          onClose={() => setAsked(null)}
        />
      ))}
    </>
  )
}
