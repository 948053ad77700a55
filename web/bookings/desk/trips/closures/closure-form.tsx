import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { CLOSURE_NOTE_MAX, CLOSURE_DAYS } from '../../../../../worker/contracts/bookings/closures'
import { useTourName } from '../../../../desk/tour-list/use-tour-name'
import { adminToursQuery } from '../../../../desk/tours/tours.api'
import type { Closable } from '../../../../desk/ui/dialog-state'
import { useDeskForm, type FormFields } from '../../../../desk/ui/desk-form'
import { Button } from '../../../../ui/button'
import { FailureAlert } from '../../../../ui/failure-alert'
import { Form, TextField, SelectField } from '../../../../ui/field'
import { SubmitButton } from '../../../../ui/submit-button'
import { dayRange, type RangeFault } from '../day-range'
import { DayRangeFields } from '../day-range-fields'
import { createClosure } from '../trips.api'

/** Closes days of all tours or of one. */
export function ClosureForm({ today, onClose }: Closable & { today: string }) {
  const { t } = useTranslation(['desk-bookings', 'site'])
  const form = useClosureForm(onClose)
  const save = {
    label: t('dates.closures.save'),
    waiting: t('dates.saving'),
    isWaiting: form.isPending,
  }
  return (
    <Form
      aria-label={t('dates.closures.add')}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
      onSubmit={form.submit}
    >
      <ClosureFields form={form} today={today} />
      <FailureAlert failure={form.failure} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton look="primary" {...save} />
        <Button onClick={onClose}>{t('site:cancel')}</Button>
      </div>
    </Form>
  )
}

function ClosureFields({ form, today }: { form: FormFields<TypedClosure>; today: string }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <>
      <DayRangeFields
        form={form}
        textOf={(name) => t(`dates.closures.${name}`)}
        faultOf={(fault) => t(`dates.closures.fault.${fault as RangeFault}`)}
        today={today}
      />
      <ClosedTourField {...form.field('tourId')} />
      <TextField
        label={t('dates.closures.note')}
        maxLength={CLOSURE_NOTE_MAX}
        autoComplete="off"
        {...form.field('note')}
      />
    </>
  )
}

/** A closure as it is typed. The tour is empty for all tours. */
const typedClosure = dayRange(CLOSURE_DAYS, { tourId: z.string(), note: z.string().trim() })
type TypedClosure = z.input<typeof typedClosure>

function useClosureForm(onClose: () => void) {
  const { t } = useTranslation('desk-bookings')
  return useDeskForm({
    schema: typedClosure.transform(({ fromDay, toDay, tourId, note }) => ({
      fromDay,
      toDay: toDay || fromDay,
      tourId: tourId === '' ? null : Number(tourId),
      note,
    })),
    start: { fromDay: '', toDay: '', tourId: '', note: '' },
    focused: 'fromDay',
    call: createClosure,
    done: () => t('dates.closures.saved'),
    onDone: onClose,
  })
}

/** The tour that a closure closes, or all tours. */
function ClosedTourField(field: ComponentProps<'select'>) {
  const { t } = useTranslation('desk-bookings')
  const nameOf = useTourName()
  const { data: tours = [] } = useQuery(adminToursQuery())
  return (
    <SelectField label={t('dates.closures.tour')} {...field}>
      <option value="">{t('dates.allTours')}</option>
      {tours.map((tour) => (
        <option key={tour.id} value={tour.id}>
          {nameOf(tour)}
        </option>
      ))}
    </SelectField>
  )
}
