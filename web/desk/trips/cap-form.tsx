import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CAP_MAX } from '../../../worker/contracts/trips/trip-days'
import { Button } from '../../ui/button'
import { Form, TextField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { readNumber } from '../settings/read-number'
import { useAction } from '../ui/use-action'
import { useChecked } from '../ui/use-checked'
import type { Closable } from '../ui/dialog-state'
import type { PlannedDay } from './month'
import { takeFocus } from './take-focus'
import { changeCap } from './trips.api'
import { useDayName } from './use-day-name'

/** Sets how many trips a day may have, which cannot be fewer than it has. */
export function CapForm({ plan, onClose }: Closable & { plan: PlannedDay }) {
  const { t } = useTranslation(['trips-desk', 'common'])
  const dayName = useDayName()
  const { save, isBusy, ...typed } = useCapForm(plan, onClose)
  return (
    <Form
      aria-label={t('cap.open', { day: dayName(plan.day) })}
      onSubmit={() => void save()}
      className="flex flex-wrap items-end gap-2 pb-2"
    >
      <CapField min={plan.taken} {...typed} />
      <SubmitButton look="primary" label={t('save')} waiting={t('saving')} isWaiting={isBusy} />
      <Button onClick={onClose}>{t('common:cancel')}</Button>
    </Form>
  )
}

interface CapFieldProps {
  min: number
  value: string
  isWrong: boolean
  onType: (text: string) => void
}

function CapField({ min, value, isWrong, onType }: CapFieldProps) {
  const { t } = useTranslation('trips-desk')
  return (
    <TextField
      label={t('cap.label')}
      error={isWrong ? t('cap.fault', { min, max: CAP_MAX }) : ''}
      inputMode="numeric"
      autoComplete="off"
      ref={takeFocus}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

function useCapForm({ day, taken, cap }: PlannedDay, onClose: () => void) {
  const { t } = useTranslation('trips-desk')
  const dayName = useDayName()
  const { isBusy, run } = useAction()
  const [typed, setTyped] = useState(String(cap))
  const { isChecked, passes } = useChecked()
  const wanted = readNumber(typed, [taken, CAP_MAX], 0)
  const isWrong = isChecked && wanted === null
  return { value: typed, onType: setTyped, isWrong, save, isBusy }

  async function save(): Promise<void> {
    if (!passes(wanted !== null) || wanted === null) return
    const done = { text: t('cap.saved', { day: dayName(day), count: wanted }) }
    if (await run((client) => changeCap(client, day, wanted), done)) onClose()
  }
}
