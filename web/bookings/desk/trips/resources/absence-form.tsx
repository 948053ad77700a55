import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  ABSENCE_NOTE_MAX,
  ASSIGNMENT_DAYS,
} from '../../../../../worker/contracts/bookings/assignments'
import { TextField } from '../../../../ui/field'
import { DeskForm, useDeskForm } from '../../../../desk/ui/desk-form'
import { BusyTrips } from '../crew/busy-trips'
import { dayRange } from '../day-range'
import { DayRangeFields } from '../day-range-fields'
import { assign, type Resource } from './resources.api'

/** Records days on which a guide or vehicle is not available. */
export function AbsenceForm({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const { t } = useTranslation('desk-bookings')
  const form = useAbsenceForm(resource, onClose)
  return (
    <DeskForm
      form={form}
      onCancel={onClose}
      after={<BusyTrips failure={form.failure} />}
      look="primary"
      label={t('payments.crew.save')}
      waiting={t('payments.crew.saving')}
    >
      <DayRangeFields
        form={form}
        textOf={(name) => t(`payments.crew.absence.${name}`)}
        faultOf={(fault) => t(`payments.crew.absence.fault.${fault === 'from' ? 'from' : 'to'}`)}
      />
      <TextField
        label={t('payments.crew.absence.note')}
        maxLength={ABSENCE_NOTE_MAX}
        autoComplete="off"
        {...form.field('note')}
      />
    </DeskForm>
  )
}

const typedAbsence = dayRange(ASSIGNMENT_DAYS, { note: z.string().trim() })

function useAbsenceForm({ id: resourceId, name }: Resource, onClose: () => void) {
  const { t } = useTranslation('desk-bookings')
  return useDeskForm({
    schema: typedAbsence.transform(({ fromDay, toDay, note }) => ({
      resourceId,
      fromDay,
      toDay: toDay || fromDay,
      note,
    })),
    start: { fromDay: '', toDay: '', note: '' },
    call: assign,
    done: () => t('payments.crew.absence.done', { name }),
    onDone: onClose,
  })
}
