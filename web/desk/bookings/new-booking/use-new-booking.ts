import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../platform/api/use-error-text'
import { useChecked } from '../../ui/use-checked'
import { findFaults, isOwnFault, refusedFields } from './booking-faults'
import type { BookingFields } from './booking-fields'
import { toRequest } from './to-request'
import { useCreateBooking } from './use-create-booking'
import { useTypedBooking } from './use-typed-booking'

type TextName = Exclude<keyof BookingFields, 'sendsMail'>

export type NewBookingForm = ReturnType<typeof useNewBooking>

/** The form of a booking entered by hand; opens the booking once it is saved. */
export function useNewBooking() {
  const { fields, setFields, deleteDrafts, ...offers } = useTypedBooking()
  const { isChecked, passes } = useChecked()
  const { mutate, isPending, error, reset } = useCreateBooking(deleteDrafts)
  const own = findFaults(fields)
  const refused = refusedFields(error)
  const failure = Object.keys(refused).some((name) => name in fields) ? null : error
  const controls = useControls({ fields, faults: { ...refused, ...(isChecked && own) }, set })
  return { fields, set, ...controls, ...offers, failure, isPending, send }

  function set(change: Partial<BookingFields>): void {
    setFields({ ...fields, ...change })
    if (error) reset()
  }

  function send(): void {
    if (!isPending && passes(Object.keys(own).length === 0)) mutate(toRequest(fields))
  }
}

interface Controlled {
  fields: BookingFields
  faults: Partial<Record<keyof BookingFields, string>>
  set: (change: Partial<BookingFields>) => void
}

function useControls({ fields, faults, set }: Controlled) {
  const faultText = useFaultText()
  const shown = <Name extends TextName>(name: Name) => ({
    value: fields[name],
    error: faultText(faults[name]),
  })
  return {
    /** A text as its control shows and changes it. */
    text: (name: TextName) => ({
      ...shown(name),
      onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    }),
    /** The same of a closed set. */
    choice: <Name extends TextName>(name: Name) => ({
      ...shown(name),
      onChoose: (chosen: BookingFields[Name]) => set({ [name]: chosen }),
    }),
  }
}

function useFaultText() {
  const { t } = useTranslation(['desk-bookings', 'desk-quotes'])
  const { ofCode } = useErrorText()
  return (fault: string | undefined) => {
    if (fault === undefined) return undefined
    return isOwnFault(fault) ? t(fault) : ofCode(fault)
  }
}
