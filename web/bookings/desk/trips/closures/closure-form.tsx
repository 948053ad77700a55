import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { CLOSURE_NOTE_MAX, CLOSURE_DAYS } from '../../../../../worker/contracts/bookings/closures'
import { useTourName } from '../../../../desk/tour-list/use-tour-name'
import { adminToursQuery } from '../../../../desk/tours/tours.api'
import type { Closable } from '../../../../desk/ui/dialog-state'
import { useChecked } from '../../../../desk/ui/use-checked'
import { useFields } from '../../../../desk/ui/use-fields'
import { useWrite } from '../../../../desk/ui/use-write'
import { Button } from '../../../../ui/button'
import { FailureAlert } from '../../../../ui/failure-alert'
import { Form, TextField, SelectField } from '../../../../ui/field'
import { SubmitButton } from '../../../../ui/submit-button'
import { rangeFaultOf, sideOf } from '../day-range'
import { DayRangeFields } from '../day-range-fields'
import { takeFocus } from '../take-focus'
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
      <FailureAlert failure={form.error} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton look="primary" {...save} />
        <Button onClick={onClose}>{t('site:cancel')}</Button>
      </div>
    </Form>
  )
}

type TypedForm = ReturnType<typeof useClosureForm>

function ClosureFields({ form, today }: { form: TypedForm; today: string }) {
  const { t } = useTranslation('desk-bookings')
  const { fields, set, errorOf } = form
  const textOf = (name: 'from' | 'to' | 'toHint') => t(`dates.closures.${name}`)
  const range = { range: fields, change: set, textOf, errorOf, today }
  return (
    <>
      <DayRangeFields {...range} ref={takeFocus} />
      <ClosedTourField {...form.text('tourId')} />
      <TextField
        label={t('dates.closures.note')}
        maxLength={CLOSURE_NOTE_MAX}
        autoComplete="off"
        {...form.text('note')}
      />
    </>
  )
}

/** The tour is empty for all tours. */
const EMPTY = { fromDay: '', toDay: '', tourId: '', note: '' }
type TypedClosure = typeof EMPTY

/** A closure as it is typed, with its faults and the write that stores it. */
function useClosureForm(onClose: () => void) {
  const { t } = useTranslation('desk-bookings')
  const { fields, ...controls } = useFields(EMPTY)
  const { isChecked, passes } = useChecked()
  const { mutate, isPending, error } = useWrite({
    call: (client, closure: TypedClosure) => createClosure(client, toNewClosure(closure)),
    done: () => t('dates.closures.saved'),
    onDone: onClose,
  })
  const fault = rangeFaultOf(fields, CLOSURE_DAYS)
  return {
    fields,
    ...controls,
    errorOf: (side: 'from' | 'to') =>
      isChecked && fault && sideOf(fault) === side ? t(`dates.closures.fault.${fault}`) : undefined,
    submit: () => passes(!fault) && !isPending && mutate(fields),
    isPending,
    error,
  }
}

function toNewClosure({ fromDay, toDay, tourId, note }: TypedClosure) {
  const closed = { tourId: tourId === '' ? null : Number(tourId), note: note.trim() }
  return { fromDay, toDay: toDay || fromDay, ...closed }
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
