import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../platform/api/use-error-text'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { focusFault } from '../../../ui/focus'
import { useLang } from '../../../platform/i18n/use-lang'
import { useChecked } from '../../../desk/ui/use-checked'
import { refetchDesk } from '../../../desk/ui/refetch-desk'
import { useToast } from '../../../desk/ui/toasts'
import { useOfferedDrafts } from '../../../desk/editor/use-offered-drafts'
import { controlsOf } from '../../../desk/ui/use-fields'
import { createBooking, type NewBooking } from '../bookings.api'
import { findFaults, isOwnFault, refusedFields } from './booking-faults'
import { firstFields, toRequest, type BookingFields } from './booking-fields'

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
  const { t } = useTranslation(['desk-bookings', 'desk-quotes'])
  const { ofCode } = useErrorText()
  const errorOf = (name: TextName) => {
    const fault = faults[name]
    if (fault === undefined) return undefined
    return isOwnFault(fault) ? t(fault) : ofCode(fault)
  }
  const { text, choice } = controlsOf(fields, set)
  return {
    /** Props of a text control. */
    text: (name: TextName) => ({ ...text(name), error: errorOf(name) }),
    /** Props of a choice. */
    choice: <Name extends TextName>(name: Name) => ({ ...choice(name), error: errorOf(name) }),
  }
}

/** Stores a booking entered by hand and opens it; an error focuses the first field that it names. */
function useCreateBooking(onCreated: () => void) {
  const { t } = useTranslation('desk-bookings')
  const client = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const { keyOf, done } = useRequestKey()
  return useMutation({
    mutationFn: (booking: NewBooking) => createBooking(client, booking, keyOf(booking)),
    onSuccess: async ({ id }) => {
      done()
      onCreated()
      showToast({ text: t('new.saved') })
      await navigate({ to: '/admin/bookings/$bookingId', params: { bookingId: String(id) } })
      await refetchDesk(client)
    },
    // After the faults are shown.
    onError: () => setTimeout(focusFault),
  })
}

/** The fields as typed, stored in this browser until they are saved; drafts of earlier visits are offered. */
function useTypedBooking() {
  const lang = useLang()
  const [base] = useState(() => ({ draft: firstFields(lang), updatedAt: 0 }))
  const [fields, setFields] = useState<BookingFields>(base.draft)
  const offers = useOfferedDrafts({
    storageKey: 'new-booking',
    stored: base,
    tidy: (draft: BookingFields) => draft,
    draft: fields,
    base,
    takeStored: (_, typed) => setFields(typed),
  })
  return { fields, setFields, ...offers }
}
