import { useRef, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { CAP_MAX } from '../../../../worker/contracts/bookings/trip-days'
import { Button } from '../../../ui/button'
import { Form, TextField } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { readNumber } from '../../../desk/editor/typed-numbers'
import { useAction } from '../../../desk/ui/use-action'
import { useChecked } from '../../../desk/ui/use-checked'
import type { Closable } from '../../../desk/ui/dialog-state'
import type { PlannedDay } from './month'
import { useDayName } from './use-day-name'
import { takeFocus } from './take-focus'
import { changeCap } from './trips.api'

/** Number of trips of a day, and its cap. The form to change the cap opens below the day. */
export function DayCap({ plan, isPast }: { plan: PlannedDay; isPast: boolean }) {
  const { t } = useTranslation('desk-bookings')
  const { opener, isOpen, toggle, close } = useOpener()
  const { taken, cap } = plan
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        <span className={`tabular ${taken >= cap && !isPast ? 'font-semibold text-accent' : ''}`}>
          {t('dates.trips', { taken, cap })}
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
  const { t } = useTranslation('desk-bookings')
  const label = t('dates.cap.open', { day: useDayName()(day) })
  return (
    <Button look="faint" aria-label={label} aria-expanded={isOpen} {...button}>
      {t('dates.cap.change')}
    </Button>
  )
}

/** Sets the cap of a day, which cannot be lower than its number of trips. */
function CapForm({ plan, onClose }: Closable & { plan: PlannedDay }) {
  const { t } = useTranslation(['desk-bookings', 'site'])
  const dayName = useDayName()
  const { save, isBusy, ...typed } = useCapForm(plan, onClose)
  return (
    <Form
      aria-label={t('dates.cap.open', { day: dayName(plan.day) })}
      onSubmit={() => void save()}
      className="flex flex-wrap items-end gap-2 pb-2"
    >
      <CapField min={plan.taken} {...typed} />
      <SubmitButton
        look="primary"
        label={t('dates.save')}
        waiting={t('dates.saving')}
        isWaiting={isBusy}
      />
      <Button onClick={onClose}>{t('site:cancel')}</Button>
    </Form>
  )
}

type CapFieldProps = Omit<ReturnType<typeof useCapForm>, 'save' | 'isBusy'> & { min: number }

function CapField({ min, value, isWrong, onType }: CapFieldProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      label={t('dates.cap.label')}
      error={isWrong ? t('dates.cap.fault', { min, max: CAP_MAX }) : ''}
      inputMode="numeric"
      autoComplete="off"
      ref={takeFocus}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

function useCapForm({ day, taken, cap }: PlannedDay, onClose: () => void) {
  const { t } = useTranslation('desk-bookings')
  const dayName = useDayName()
  const { isBusy, run } = useAction()
  const [typed, setTyped] = useState(String(cap))
  const { isChecked, passes } = useChecked()
  const wanted = readNumber(typed, [taken, CAP_MAX], 0)
  const isWrong = isChecked && wanted === null
  return { value: typed, onType: setTyped, isWrong, save, isBusy }

  async function save(): Promise<void> {
    if (!passes(wanted !== null) || wanted === null) return
    const done = { text: t('dates.cap.saved', { day: dayName(day), count: wanted }) }
    if (await run((client) => changeCap(client, day, wanted), done)) onClose()
  }
}
