import { useTranslation } from 'react-i18next'
import { recordOf } from '../../../worker/contracts/record-of'
import {
  BOOKING_BOUNDS,
  type BookingNumber,
  type BookingSettings,
} from '../../../worker/contracts/settings/settings-bookings'
import { TextField } from '../../ui/field'
import type { Faults, FormProps, GroupForm } from './group-form'
import { readNumber } from '../editor/typed-numbers'

/** The fields by subject, in the order of the form. */
const PARTS = {
  days: ['dayCapacity', 'leadDays'],
  quotes: ['quoteDays', 'holdHours', 'graceHours', 'offerHours'],
  balance: ['balanceDays', 'dayTourBalanceDays'],
} as const satisfies Record<string, readonly BookingNumber[]>
const FIELDS = Object.values(PARTS).flat()

type BookingsDraft = Record<BookingNumber, string>

export function toBookingsDraft(value: BookingSettings): BookingsDraft {
  return recordOf(FIELDS, (field) => String(value[field]))
}

export function toBookings(draft: BookingsDraft): BookingSettings {
  return recordOf(FIELDS, (field) => read(draft, field) ?? 0)
}

export function findBookingFaults(draft: BookingsDraft): Faults<BookingsDraft> {
  const faulty = FIELDS.filter((field) => read(draft, field) === null)
  return Object.fromEntries(faulty.map((field) => [field, field]))
}

function read(draft: BookingsDraft, field: BookingNumber): number | null {
  return readNumber(draft[field], BOOKING_BOUNDS[field], 0)
}

function BookingsForm({ draft, faults, onChange }: FormProps<BookingsDraft>) {
  const { t } = useTranslation('desk')
  return (Object.keys(PARTS) as (keyof typeof PARTS)[]).map((part) => (
    <fieldset key={part} className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-lg font-semibold">{t(`settings.bookings.part.${part}`)}</legend>
      {PARTS[part].map((field) => (
        <TextField
          key={field}
          label={t(`settings.bookings.${field}`)}
          hint={t(`settings.bookings.hint.${field}`)}
          autoComplete="off"
          inputMode="numeric"
          value={draft[field]}
          error={faults[field] && t(`settings.fault.${faults[field]}`)}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
    </fieldset>
  ))
}

export const bookingsForm: GroupForm<'bookings', BookingsDraft> = {
  group: 'bookings',
  toDraft: toBookingsDraft,
  toValue: toBookings,
  findFaults: findBookingFaults,
  texts: (t) => ({
    labelOf: (field) => t(`settings.bookings.${field}`),
    textOf: (draft, field) => draft[field],
  }),
  Form: BookingsForm,
}
