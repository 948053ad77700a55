import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ABSENCE_NOTE_MAX, ASSIGNMENT_DAYS } from '../../../../worker/contracts/resources'
import { TextField } from '../../../ui/field'
import { DialogForm } from '../../ui/dialog-form'
import { useChecked } from '../../ui/use-checked'
import { useWrite } from '../../ui/use-write'
import { rangeFaultOf, sideOf, type DayRange } from '../day-range'
import { DayRangeFields } from '../day-range-fields'
import { assign, type Resource } from './resources.api'

interface AbsenceFormProps {
  resource: Resource
  onClose: () => void
}

/** Days on which a guide or vehicle has no trip. */
export function AbsenceForm({ resource, onClose }: AbsenceFormProps) {
  const { t } = useTranslation('desk-payments')
  const { typed, change, errorOf, submit, writing } = useAbsenceForm(resource, onClose)
  return (
    <DialogForm
      writing={writing}
      onSubmit={submit}
      onCancel={onClose}
      look="primary"
      label={t('crew.save')}
      waiting={t('crew.saving')}
    >
      <DayRangeFields
        range={typed}
        change={change}
        textOf={(name) => t(`crew.absence.${name}`)}
        errorOf={errorOf}
      />
      <TextField
        label={t('crew.absence.note')}
        maxLength={ABSENCE_NOTE_MAX}
        autoComplete="off"
        value={typed.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </DialogForm>
  )
}

interface TypedAbsence extends DayRange {
  note: string
}

function useAbsenceForm({ id, name }: Resource, onClose: () => void) {
  const { t } = useTranslation('desk-payments')
  const [typed, setTyped] = useState<TypedAbsence>({ fromDay: '', toDay: '', note: '' })
  const { isChecked, passes } = useChecked()
  const writing = useWrite({
    call: (client, { fromDay, toDay, note }: TypedAbsence) =>
      assign(client, { resourceId: id, fromDay, toDay: toDay || fromDay, note: note.trim() }),
    done: () => t('crew.absence.done', { name }),
    onDone: onClose,
  })
  const fault = rangeFaultOf(typed, ASSIGNMENT_DAYS)
  return {
    typed,
    change: (part: Partial<TypedAbsence>) => setTyped({ ...typed, ...part }),
    errorOf: (side: 'from' | 'to') =>
      isChecked && sideOf(fault) === side ? t(`crew.absence.fault.${side}`) : undefined,
    submit: () => passes(!fault) && !writing.isPending && writing.mutate(typed),
    writing,
  }
}
