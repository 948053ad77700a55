import { useRef, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { CapForm } from './cap-form'
import type { PlannedDay } from './month'
import { useDayName } from './use-day-name'

/** How many trips a day has and may have. The form to change that opens below the day. */
export function DayCap({ plan, isPast }: { plan: PlannedDay; isPast: boolean }) {
  const { t } = useTranslation('trips-desk')
  const { opener, isOpen, toggle, close } = useOpener()
  const { taken, cap } = plan
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        <span className={`tabular ${taken >= cap && !isPast ? 'font-semibold text-accent' : ''}`}>
          {t('trips', { taken, cap })}
        </span>
        {!isPast && <CapButton ref={opener} day={plan.day} isOpen={isOpen} onClick={toggle} />}
      </div>
      {isOpen && (
        <div className="sm:col-span-3">
          <CapForm plan={plan} onClose={close} />
        </div>
      )}
    </>
  )
}

/** Returns the focus to the button when its form is closed. */
function useOpener() {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    opener.current?.focus()
    setOpen(false)
  }
  return { opener, isOpen, toggle: () => setOpen(!isOpen), close }
}

interface CapButtonProps {
  ref: Ref<HTMLButtonElement>
  day: string
  /** Whether the day's form is open. */
  isOpen: boolean
  onClick: () => void
}

function CapButton({ day, isOpen, ...button }: CapButtonProps) {
  const { t } = useTranslation('trips-desk')
  const label = t('cap.open', { day: useDayName()(day) })
  return (
    <Button look="faint" aria-label={label} aria-expanded={isOpen} {...button}>
      {t('cap.change')}
    </Button>
  )
}
