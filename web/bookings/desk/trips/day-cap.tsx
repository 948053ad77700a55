import { useRef, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { CAP_MAX } from '../../../../worker/contracts/bookings/trip-days'
import { typedCount } from '../../../desk/editor/typed-numbers'
import { useDeskForm } from '../../../desk/ui/desk-form'
import type { Closable } from '../../../desk/ui/dialog-state'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form, TextField } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import type { PlannedDay } from './planned-days'
import { useDayName } from './planner-texts'
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
  const form = useCapForm(plan, onClose)
  return (
    <Form
      aria-label={t('dates.cap.open', { day: dayName(plan.day) })}
      onSubmit={form.submit}
      className="flex flex-wrap items-end gap-2 pb-2"
    >
      <TextField
        label={t('dates.cap.label')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('cap', { fault: t('dates.cap.fault', { min: plan.taken, max: CAP_MAX }) })}
      />
      <SubmitButton
        look="primary"
        label={t('dates.save')}
        waiting={t('dates.saving')}
        isWaiting={form.isPending}
      />
      <Button onClick={onClose}>{t('site:cancel')}</Button>
      <FailureAlert failure={form.failure} />
    </Form>
  )
}

function useCapForm({ day, taken, cap }: PlannedDay, onClose: () => void) {
  const { t } = useTranslation('desk-bookings')
  const dayName = useDayName()
  return useDeskForm({
    schema: z.object({ cap: typedCount(taken, CAP_MAX) }),
    start: { cap: String(cap) },
    focused: 'cap',
    call: async (client, wanted: { cap: number }) => {
      await changeCap(client, day, wanted.cap)
      return wanted.cap
    },
    done: (count) => t('dates.cap.saved', { day: dayName(day), count }),
    onDone: onClose,
  })
}
