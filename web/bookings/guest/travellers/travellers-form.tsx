import { useTranslation } from 'react-i18next'
import { NAME_MAX } from '../../../../worker/contracts/bookings/booking-limits'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import {
  CHILD_AGE_MAX,
  DIET_MAX,
  EMERGENCY_MAX,
  SEATS,
  type Seat,
  type TravellerChange,
} from '../../../../worker/contracts/bookings/travellers'
import { ApiError, readJson } from '../../../platform/api/api'
import { formatList } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { AlertBanner } from '../../../ui/alert-banner'
import { SelectField, TextField } from '../../../ui/field'
import { SentForm, useSentForm } from '../sent-form'
import { byPid, guestOf } from '../trip.api'
import type { GuestCall } from '../use-act'
import {
  faultOf,
  seatOf,
  toChange,
  type RowFault,
  type TypedList,
  type TypedTraveller,
} from './travellers.view'
import { useAgeText } from './use-age-text'
import { WaiverFields } from './waiver/waiver-fields'
import { waiverFault, type TypedWaiver } from './waiver/waiver.view'

interface FormProps {
  booking: GuestBooking
  typed: TypedList
  onType: (typed: TypedList) => void
  onDone: () => void
}

/** A row for each traveller of the party, the contact, and the waiver. */
export function TravellersForm(props: FormProps) {
  const { t } = useTranslation('travellers')
  const { typed, booking } = props
  const lang = useLang()
  const storedNames = (booking.travellers?.travellers ?? []).map(({ name }) => name)
  const { change, setEmergency, setWaiver, faults, unaccepted, submit, isPending, error } =
    useTypedList(props)
  const isChanged = isOlder(error)
  const hasChildren = typed.rows.some(({ isChild }) => isChild)
  return (
    <SentForm
      onSubmit={submit}
      label={t('save')}
      waiting={t('saving')}
      isPending={isPending}
      failure={isChanged ? null : error}
    >
      {typed.rows.map((row, index) => (
        <TravellerFields
          // oxlint-disable-next-line react/no-array-index-key -- rows are neither moved nor removed
          key={index}
          number={index + 1}
          row={row}
          fault={faults[index] ?? null}
          onChange={(part) => change(index, part)}
        />
      ))}
      {hasChildren && <p className="text-sm text-muted">{t('seatHint')}</p>}
      <TextField
        label={t('emergency')}
        hint={t('emergencyHint')}
        maxLength={EMERGENCY_MAX}
        autoComplete="off"
        value={typed.emergency}
        onChange={({ target }) => setEmergency(target.value)}
      />
      <p className="text-sm text-muted">{t('note')}</p>
      <WaiverFields booking={booking} typed={typed.waiver} fault={unaccepted} onType={setWaiver} />
      {isChanged && (
        <AlertBanner kind="warning">
          {t('changed', { names: formatList(storedNames, lang) || '–' })}
        </AlertBanner>
      )}
    </SentForm>
  )
}

function useTypedList({ booking, typed, onType, onDone }: FormProps) {
  const lang = useLang()
  const { wasTried, send, forget, isPending, error } = useSentForm(booking.pid, nameTravellers)
  const set = (next: TypedList) => {
    onType(next)
    forget()
  }
  const faults = typed.rows.map(faultOf)
  const unaccepted = waiverFault(booking, typed.waiver, lang)
  const submit = () => {
    const isSound = !faults.some(Boolean) && !unaccepted
    const onError = (failure: Error) => isOlder(failure) && onType({ ...typed, seen: null })
    send(isSound ? { pid: booking.pid, list: toChange(booking, typed, lang) } : null, {
      onSuccess: onDone,
      onError,
    })
  }
  return {
    change: (index: number, part: Partial<TypedTraveller>) =>
      set({
        ...typed,
        rows: typed.rows.map((row, at) => (at === index ? { ...row, ...part } : row)),
      }),
    setEmergency: (emergency: string) => set({ ...typed, emergency }),
    setWaiver: (waiver: TypedWaiver) => set({ ...typed, waiver }),
    faults: wasTried ? faults : [],
    unaccepted: wasTried ? unaccepted : null,
    submit,
    isPending,
    error,
  }
}

/** Whether the list was saved elsewhere since the form began. */
function isOlder(failure: Error | null): boolean {
  return failure instanceof ApiError && failure.code === 'BookingChanged'
}

const nameTravellers: GuestCall<{ pid: string; list: TravellerChange }> = (client, { pid, list }) =>
  readJson(guestOf(client).travellers.$patch({ ...byPid(pid), json: list }))

interface RowProps {
  number: number
  row: TypedTraveller
  fault: RowFault
  onChange: (part: Partial<TypedTraveller>) => void
}

function TravellerFields({ number, row, fault, onChange }: RowProps) {
  const { t } = useTranslation('travellers')
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{t(row.isChild ? 'child' : 'who', { number })}</legend>
      <TextField
        label={t('name')}
        maxLength={NAME_MAX}
        autoComplete={number === 1 ? 'name' : 'off'}
        error={fault === 'name' ? t('fault.name') : undefined}
        value={row.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {row.isChild && <ChildFields row={row} fault={fault} onChange={onChange} />}
      <TextField
        label={t('diet')}
        maxLength={DIET_MAX}
        autoComplete="off"
        value={row.diet}
        onChange={({ target }) => onChange({ diet: target.value })}
      />
    </fieldset>
  )
}

function ChildFields({ row, fault, onChange }: Omit<RowProps, 'number'>) {
  const { t } = useTranslation('travellers')
  const ageText = useAgeText()
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={t('age')}
        hint={t('ageHint')}
        error={fault === 'age' ? t('fault.age') : undefined}
        value={row.age}
        onChange={({ target }) => onChange({ age: target.value })}
      >
        <option value="">–</option>
        {Array.from({ length: CHILD_AGE_MAX + 1 }, (_, age) => (
          <option key={age} value={age}>
            {ageText(age)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('seat')}
        value={seatOf(row)}
        onChange={({ target }) => onChange({ seat: target.value as Seat })}
      >
        {SEATS.map((seat) => (
          <option key={seat} value={seat}>
            {t(`seats.${seat}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
