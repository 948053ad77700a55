import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { openDaysQuery } from './quote.api'

interface OtherDaysProps {
  booking: GuestBooking
  quote: Quote
  /** Begins a message with this text. */
  onAsk: (text: string) => void
}

const SHOWN = 2

/** The next open days in place of one that has been taken; choosing one begins a message about it. */
export function OtherDays({ booking: { tour }, quote, onAsk }: OtherDaysProps) {
  const { t } = useTranslation('trip')
  const next = addDays(quote.startDay, 1)
  const { data: days = [] } = useQuery(openDaysQuery(tour?.id ?? null, next))
  if (days.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{t('otherDays.title')}</p>
      <div className="flex flex-wrap gap-2">
        {days.slice(0, SHOWN).map((day) => (
          <DayButton key={day} day={day} onAsk={onAsk} />
        ))}
      </div>
    </div>
  )
}

function DayButton({ day, onAsk }: { day: string; onAsk: (text: string) => void }) {
  const { t } = useTranslation('trip')
  const shown = formatDay(day, useLang())
  return <Button onClick={() => onAsk(t('otherDays.message', { day: shown }))}>{shown}</Button>
}
