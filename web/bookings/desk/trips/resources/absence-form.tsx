import { useTranslation } from 'react-i18next'
import {
  ABSENCE_NOTE_MAX,
  ASSIGNMENT_DAYS,
} from '../../../../../worker/contracts/bookings/assignments'
import { TextField } from '../../../../ui/field'
import { WriteForm } from '../../../../desk/ui/write-form'
import { useChecked } from '../../../../desk/ui/use-checked'
import { useWrite } from '../../../../desk/ui/use-write'
import { useFields } from '../../../../desk/ui/use-fields'
import { rangeFaultOf, sideOf, type DayRange } from '../day-range'
import { DayRangeFields } from '../day-range-fields'
import { assign, type Resource } from './resources.api'

/** Records days on which a guide or vehicle is not available. */
export function AbsenceForm({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const { t } = useTranslation('desk-bookings')
  const { submit, write, ...fields } = useAbsenceForm(resource, onClose)
  return (
    <WriteForm
      write={write}
      onSubmit={submit}
      onCancel={onClose}
      look="primary"
      label={t('payments.crew.save')}
      waiting={t('payments.crew.saving')}
    >
      <AbsenceFields {...fields} />
    </WriteForm>
  )
}

type AbsenceFieldsProps = Omit<ReturnType<typeof useAbsenceForm>, 'submit' | 'write'>

function AbsenceFields({ fields, set, text, errorOf }: AbsenceFieldsProps) {
  const { t } = useTranslation('desk-bookings')
  const textOf = (name: 'from' | 'to' | 'toHint') => t(`payments.crew.absence.${name}`)
  return (
    <>
      <DayRangeFields range={fields} change={set} textOf={textOf} errorOf={errorOf} />
      <TextField
        label={t('payments.crew.absence.note')}
        maxLength={ABSENCE_NOTE_MAX}
        autoComplete="off"
        {...text('note')}
      />
    </>
  )
}

function useAbsenceForm({ id, name }: Resource, onClose: () => void) {
  const { t } = useTranslation('desk-bookings')
  const { fields, ...controls } = useFields({ fromDay: '', toDay: '', note: '' })
  const { isChecked, passes } = useChecked()
  const write = useWrite({
    call: (client, { fromDay, toDay, note }: DayRange & { note: string }) =>
      assign(client, { resourceId: id, fromDay, toDay: toDay || fromDay, note: note.trim() }),
    done: () => t('payments.crew.absence.done', { name }),
    onDone: onClose,
  })
  const fault = rangeFaultOf(fields, ASSIGNMENT_DAYS)
  return {
    fields,
    ...controls,
    errorOf: (side: 'from' | 'to') =>
      isChecked && sideOf(fault) === side ? t(`payments.crew.absence.fault.${side}`) : undefined,
    submit: () => passes(!fault) && !write.isPending && write.mutate(fields),
    write,
  }
}
