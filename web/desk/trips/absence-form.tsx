import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysBetween, isCalendarDay } from '../../../worker/contracts/calendar'
import { ABSENCE_NOTE_MAX, ASSIGNMENT_DAYS } from '../../../worker/contracts/resources'
import { FailureAlert } from '../../ui/failure-alert'
import { Form, TextField } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { DialogButtons } from '../ui/dialog-buttons'
import { assign, type Resource } from './resources.api'
import { useWrite } from '../ui/use-write'

interface AbsenceFormProps {
  resource: Resource
  onClose: () => void
}

interface Typed {
  fromDay: string
  toDay: string
  note: string
}

/** Days on which a guide or vehicle has no trip. An empty last day means one day. */
export function AbsenceForm({ resource, onClose }: AbsenceFormProps) {
  const { t } = useTranslation('desk-payments')
  const [typed, setTyped] = useState<Typed>({ fromDay: '', toDay: '', note: '' })
  const [isChecked, setChecked] = useState(false)
  const { id, name } = resource
  const { mutate, isPending, error } = useWrite({
    call: (client, { fromDay, toDay, note }: Typed) =>
      assign(client, { resourceId: id, fromDay, toDay: toDay || fromDay, note: note.trim() }),
    done: () => t('crew.absence.done', { name }),
    onDone: onClose,
  })
  const fault = faultOf(typed)
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const errorOf = (name: 'from' | 'to') =>
    isChecked && fault === name ? t(`crew.absence.fault.${name}`) : undefined
  return (
    <Form
      onSubmit={() => {
        setChecked(true)
        // After the fault is shown.
        if (fault) setTimeout(focusFault)
        else if (!isPending) mutate(typed)
      }}
    >
      <TextField
        type="date"
        label={t('crew.absence.from')}
        error={errorOf('from')}
        value={typed.fromDay}
        onChange={({ target }) => change({ fromDay: target.value })}
      />
      <TextField
        type="date"
        label={t('crew.absence.to')}
        hint={t('crew.absence.toHint')}
        error={errorOf('to')}
        min={typed.fromDay}
        value={typed.toDay}
        onChange={({ target }) => change({ toDay: target.value })}
      />
      <TextField
        label={t('crew.absence.note')}
        maxLength={ABSENCE_NOTE_MAX}
        autoComplete="off"
        value={typed.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <FailureAlert failure={error} />
      <DialogButtons
        onCancel={onClose}
        look="primary"
        label={t('crew.save')}
        waiting={t('crew.saving')}
        isWaiting={isPending}
      />
    </Form>
  )
}

function faultOf({ fromDay, toDay }: Typed): 'from' | 'to' | null {
  if (!isCalendarDay(fromDay)) return 'from'
  if (toDay === '') return null
  if (!isCalendarDay(toDay) || toDay < fromDay) return 'to'
  return daysBetween(fromDay, toDay) < ASSIGNMENT_DAYS ? null : 'to'
}
