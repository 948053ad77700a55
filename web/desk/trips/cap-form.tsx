import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CAP_MAX } from '../../../worker/contracts/planner'
import { Button } from '../../ui/button'
import { Form, TextField } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { SubmitButton } from '../../ui/submit-button'
import { readNumber } from '../settings/read-number'
import { useAction } from '../ui/use-action'
import { takeFocus } from './take-focus'
import type { PlannedDay } from './month'
import { changeCap } from './trips.api'
import { useDayName } from './use-day-name'

interface CapFormProps {
  plan: PlannedDay
  onClose: () => void
}

/** How many trips a day may have: never fewer than it has. */
export function CapForm({ plan: { day, taken, cap }, onClose }: CapFormProps) {
  const { t } = useTranslation(['trips-desk', 'common'])
  const dayName = useDayName()
  const { isBusy, run } = useAction()
  const [typed, setTyped] = useState(String(cap))
  const [isChecked, setChecked] = useState(false)
  const wanted = readNumber(typed, [taken, CAP_MAX], 0)
  const save = async () => {
    setChecked(true)
    if (wanted === null) return setTimeout(focusFault)
    const done = { text: t('cap.saved', { day: dayName(day), count: wanted }) }
    if (await run((client) => changeCap(client, day, wanted), done)) onClose()
  }
  return (
    <Form
      aria-label={t('cap.open', { day: dayName(day) })}
      onSubmit={() => void save()}
      className="flex flex-wrap items-end gap-2 pb-2"
    >
      <TextField
        label={t('cap.label')}
        error={isChecked && wanted === null ? t('cap.fault', { min: taken, max: CAP_MAX }) : ''}
        inputMode="numeric"
        autoComplete="off"
        ref={takeFocus}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SubmitButton look="primary" label={t('save')} waiting={t('saving')} isWaiting={isBusy} />
      <Button onClick={onClose}>{t('common:cancel')}</Button>
    </Form>
  )
}
