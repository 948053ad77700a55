import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { CapForm } from './cap-form'
import type { PlannedDay } from './month'
import { useDayName } from './use-day-name'

interface DayCapProps {
  plan: PlannedDay
  isPast: boolean
}

/** How many trips a day has and may have; the form for another number opens below the day. */
export function DayCap({ plan, isPast }: DayCapProps) {
  const { t } = useTranslation('trips-desk')
  const dayName = useDayName()
  const [isChanging, setChanging] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { day } = plan
  const close = () => {
    opener.current?.focus()
    setChanging(false)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        <TripCount plan={plan} isPast={isPast} />
        {!isPast && (
          <Button
            look="faint"
            ref={opener}
            aria-label={t('cap.open', { day: dayName(day) })}
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            {t('cap.change')}
          </Button>
        )}
      </div>
      {isChanging && (
        <div className="sm:col-span-3">
          <CapForm plan={plan} onClose={close} />
        </div>
      )}
    </>
  )
}

function TripCount({ plan: { taken, cap }, isPast }: DayCapProps) {
  const { t } = useTranslation('trips-desk')
  return (
    <span className={`tabular ${taken >= cap && !isPast ? 'font-semibold text-accent' : ''}`}>
      {t('trips', { taken, cap })}
    </span>
  )
}
