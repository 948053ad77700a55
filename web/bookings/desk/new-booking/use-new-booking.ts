import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmailAddress } from '../../../../worker/contracts/accounts/email-address'
import { parseSum } from '../../../../worker/contracts/written-amounts'
import { useOfferedDrafts } from '../../../desk/editor/use-offered-drafts'
import { refetchDesk } from '../../../desk/ui/refetch-desk'
import { sureAfter } from '../../../desk/ui/sure-after'
import { useToast } from '../../../desk/ui/toasts'
import { useChecked } from '../../../desk/ui/use-checked'
import { controlsOf } from '../../../desk/ui/use-fields'
import { ApiError } from '../../../platform/api/api'
import { useErrorText } from '../../../platform/api/use-error-text'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useLang } from '../../../platform/i18n/use-lang'
import { focusFault } from '../../../ui/focus'
import { createBooking, type NewBooking } from '../bookings.api'
import { firstFields, toRequest, type BookingFields } from './booking-fields'

/** Texts of faults found before anything is sent. */
const OWN_FAULTS = [
  'new.nameMissing',
  'new.emailMissing',
  'quotes.manual.dayMissing',
  'quotes.manual.reasonMissing',
  'quotes.fault.price',
  'quotes.fault.day',
] as const

/** Paths of the request whose field has another name. */
const FIELD_OF: Partial<Record<string, keyof BookingFields>> = {
  'pickup.text': 'pickupText',
  'party.adults': 'adults',
  'party.children': 'children',
  party: 'children',
  priceCents: 'price',
  payment: 'paid',
  'payment.amount': 'paid',
  'payment.day': 'paidDay',
}

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
    if (!isPending && passes(Object.keys(own).length === 0))
      mutate({ ...toRequest(fields), ...sureAfter(error) })
  }
}

interface Controlled {
  fields: BookingFields
  faults: Partial<Record<keyof BookingFields, string>>
  set: (change: Partial<BookingFields>) => void
}

function useControls({ fields, faults, set }: Controlled) {
  const { t } = useTranslation('desk-bookings')
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

type OwnFault = (typeof OWN_FAULTS)[number]

type FieldFaults<Fault> = Partial<Record<keyof BookingFields, Fault>>
type FoundFaults = FieldFaults<OwnFault | 'EmailInvalid'>

function isOwnFault(fault: string): fault is OwnFault {
  return (OWN_FAULTS as readonly string[]).includes(fault)
}

/** Faults by field, as a text or as an error code of the API. */
export function findFaults(fields: BookingFields): FoundFaults {
  const { name, email, sendsMail } = fields
  const isWrong = email.trim() !== '' && !isEmailAddress(email.trim())
  return {
    ...(name.trim() === '' && { name: 'new.nameMissing' }),
    ...(isWrong && { email: 'EmailInvalid' }),
    ...(sendsMail && email.trim() === '' && { email: 'new.emailMissing' }),
    ...(fields.status !== 'requested' && quotedFaults(fields)),
    ...(fields.status === 'confirmed' && paidFaults(fields)),
  }
}

/** Faults of a booking that is more than a request. */
function quotedFaults({ day, price }: BookingFields): FoundFaults {
  return {
    ...(day === '' && { day: 'quotes.manual.dayMissing' }),
    ...(price.trim() !== '' && !isAmount(price) && { price: 'quotes.fault.price' }),
  }
}

/** Faults of a booking that is confirmed by money, or for a reason. */
function paidFaults({ paid, paidDay, reason }: BookingFields): FoundFaults {
  if (paid.trim() === '') return reasonFaults(reason)
  return {
    ...(!isAmount(paid) && { paid: 'quotes.fault.price' }),
    ...(paidDay === '' && { paidDay: 'quotes.fault.day' }),
  }
}

function reasonFaults(reason: string): FoundFaults {
  return reason.trim() === '' ? { reason: 'quotes.manual.reasonMissing' } : {}
}

function isAmount(text: string): boolean {
  return Boolean(parseSum(text, 'CAD'))
}

/** The API's error codes by field; the first of a field counts. */
export function refusedFields(error: Error | null): FieldFaults<string> {
  const refused = error instanceof ApiError ? (error.body.fields ?? {}) : {}
  const faults: FieldFaults<string> = {}
  for (const [path, code] of Object.entries(refused))
    faults[FIELD_OF[path] ?? (path as keyof BookingFields)] ??= code
  return faults
}
