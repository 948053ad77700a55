import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  CLOSURE_NOTE_MAX,
  CLOSURE_DAYS,
  type DeparturesWithin,
  type NewClosure,
} from '../../../../../worker/contracts/bookings/trip-days'
import { useTourName } from '../../../../desk/tour-list/use-tour-name'
import { adminToursQuery } from '../../../../desk/tours/tours.api'
import { useDeskForm, type FormFields } from '../../../../desk/ui/desk-form'
import type { Closable } from '../../../../desk/ui/dialog-state'
import { ApiError } from '../../../../platform/api/api'
import { formatDays } from '../../../../platform/i18n/format'
import { useLang } from '../../../../platform/i18n/use-lang'
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
    label: t(form.departures ? 'dates.closures.anyway' : 'dates.closures.save'),
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
      {form.departures && <Departures departures={form.departures} />}
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
  const [asked, setAsked] = useState<Asked | null>(null)
  const form = useDeskForm({
    schema: typedClosure.transform(({ fromDay, toDay, tourId, note }) => ({
      fromDay,
      toDay: toDay || fromDay,
      tourId: tourId === '' ? null : Number(tourId),
      note,
    })),
    start: { fromDay: '', toDay: '', tourId: '', note: '' },
    focused: 'fromDay',
    call: async (client, wanted: NewClosure) => {
      const isSure = asked?.days === daysOf(wanted)
      try {
        return await createClosure(client, isSure ? { ...wanted, isSure } : wanted)
      } catch (failure) {
        setAsked(askedBy(failure, wanted))
        throw failure
      }
    },
    done: () => t('dates.closures.saved'),
    onDone: onClose,
  })
  return { ...form, departures: form.failure ? asked?.departures : undefined }
}

/** The API's question about departures inside the days, and for which days it asked. */
interface Asked {
  days: string
  departures: DeparturesWithin
}

function askedBy(failure: unknown, wanted: NewClosure): Asked | null {
  if (!(failure instanceof ApiError) || failure.code !== 'DeparturesWithin') return null
  const { departures } = failure.body as { departures?: DeparturesWithin }
  return { days: daysOf(wanted), departures: departures ?? [] }
}

function daysOf({ fromDay, toDay, tourId }: NewClosure): string {
  return `${fromDay} ${toDay} ${tourId}`
}

/** The departures inside the days that are to be closed. */
function Departures({ departures }: { departures: DeparturesWithin }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  return (
    <ul className="list-disc ps-5 text-sm">
      {departures.map(({ tripId, tour, startDay, endDay }) => (
        <li key={tripId}>
          {tour ?? t('dates.noTour')} · {formatDays(startDay, endDay, lang)}
        </li>
      ))}
    </ul>
  )
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
