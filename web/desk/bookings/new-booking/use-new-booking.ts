import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmailAddress } from '../../../../worker/contracts/email-address'
import type { PickupKind } from '../../../../worker/contracts/booking-limits'
import type { ManualStatus } from '../../../../worker/contracts/manual-booking'
import type { PayMethod } from '../../../../worker/contracts/pay-methods'
import { readAmount } from '../../editor/typed-numbers'
import type { Lang } from '../../../../worker/contracts/languages'
import { ApiError } from '../../../platform/api/api'
import { useErrorText } from '../../../platform/api/use-error-text'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useLang } from '../../../platform/i18n/use-lang'
import { useToast } from '../../ui/toasts'
import { refetchDesk } from '../../ui/refetch-desk'
import { createBooking, type NewBooking } from '../bookings.api'

/** As they are typed. */
export interface BookingFields {
  source: 'phone' | 'mail' | 'chat' | 'board'
  tourId: string
  /** Of a departure; empty for a trip of its own. */
  tripId: string
  day: string
  flexDays: string
  adults: string
  children: string
  pickupKind: PickupKind
  pickupText: string
  name: string
  email: string
  phone: string
  lang: Lang
  notes: string
  sendsMail: boolean
  status: ManualStatus
  /** Dollars without tax; empty for the tour's prices. */
  price: string
  method: PayMethod
  paid: string
  paidDay: string
  reason: string
}

export type Faults = Partial<Record<keyof BookingFields, string>>

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

/** The form of a booking by hand; opens the booking once it is saved. */
export function useNewBooking(onFault: () => void) {
  const { t } = useTranslation(['desk-bookings', 'desk-quotes'])
  const { ofCode } = useErrorText()
  const lang = useLang()
  const client = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const { keyOf, done } = useRequestKey()
  const [fields, setFields] = useState<BookingFields>(() => firstFields(lang))
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (booking: NewBooking) => createBooking(client, booking, keyOf(booking)),
    onSuccess: async ({ id }) => {
      done()
      showToast({ text: t('new.saved') })
      await navigate({ to: '/admin/bookings/$bookingId', params: { bookingId: String(id) } })
      await refetchDesk(client)
    },
    onError: onFault,
  })
  const refused = error instanceof ApiError ? (error.body.fields ?? {}) : {}
  const faults: Faults = isChecked ? ownFaults() : {}
  for (const [path, code] of Object.entries(refused))
    faults[FIELD_OF[path] ?? (path as keyof BookingFields)] ??= ofCode(code)
  const isShown = Object.keys(refused).some((path) => (FIELD_OF[path] ?? path) in fields)
  return {
    fields,
    set: (change: Partial<BookingFields>) => {
      setFields({ ...fields, ...change })
      if (error) reset()
    },
    faults,
    failure: isShown ? null : error,
    isPending,
    send: () => {
      if (isPending) return
      setChecked(true)
      if (Object.keys(ownFaults()).length > 0) onFault()
      else mutate(toRequest(fields))
    },
  }

  /** Of a booking that is more than a request. */
  function furtherFaults(): Faults {
    const { status, day, price, paid, paidDay, reason } = fields
    if (status === 'requested') return {}
    const isPaidWrong = paid.trim() !== '' && !centsOf(paid)
    const lacksReason = status === 'confirmed' && paid.trim() === '' && reason.trim() === ''
    return {
      ...(day === '' && { day: t('desk-quotes:manual.dayMissing') }),
      ...(price.trim() !== '' && !centsOf(price) && { price: t('desk-quotes:fault.price') }),
      ...(status === 'confirmed' && isPaidWrong && { paid: t('desk-quotes:fault.price') }),
      ...(status === 'confirmed' &&
        paid.trim() !== '' &&
        paidDay === '' && { paidDay: t('desk-quotes:fault.day') }),
      ...(lacksReason && { reason: t('desk-quotes:manual.reasonMissing') }),
    }
  }

  function ownFaults(): Faults {
    const { name, email, sendsMail } = fields
    const isWrong = email.trim() !== '' && !isEmailAddress(email.trim())
    return {
      ...(name.trim() === '' && { name: t('new.nameMissing') }),
      ...(isWrong && { email: ofCode('EmailInvalid') }),
      ...(sendsMail && email.trim() === '' && { email: t('new.emailMissing') }),
      ...furtherFaults(),
    }
  }
}

/** Dollars as cents; null for nothing readable. */
function centsOf(text: string): number | null {
  const { value } = readAmount(text)
  return value === null ? null : Math.round(value * 100)
}

function firstFields(lang: Lang): BookingFields {
  return {
    source: 'phone',
    tourId: '',
    tripId: '',
    day: '',
    flexDays: '0',
    adults: '2',
    children: '0',
    pickupKind: 'calgary',
    pickupText: '',
    name: '',
    email: '',
    phone: '',
    lang,
    notes: '',
    sendsMail: false,
    status: 'requested',
    price: '',
    method: 'etransfer',
    paid: '',
    paidDay: '',
    reason: '',
  }
}

function toRequest(fields: BookingFields): NewBooking {
  const { source, tourId, tripId, day, adults, children, pickupKind, pickupText, lang, sendsMail } =
    fields
  const email = fields.email.trim()
  return {
    source,
    tourId: tourId === '' ? null : Number(tourId),
    ...(day !== '' && { day }),
    ...(tripId !== '' && { tripId: Number(tripId) }),
    flexDays: tripId === '' ? Number(fields.flexDays) : 0,
    party: { adults: Number(adults), children: Number(children) },
    lang,
    pickup: { kind: pickupKind, text: pickupText },
    name: fields.name,
    ...(email !== '' && { email }),
    phone: fields.phone,
    notes: fields.notes,
    sendsMail,
    ...furtherOf(fields),
  }
}

function furtherOf({ status, price, method, paid, paidDay, reason }: BookingFields) {
  if (status === 'requested') return {}
  const [priceCents, amount] = [centsOf(price), centsOf(paid)]
  const isPaid = status === 'confirmed' && amount !== null
  // Won have no cents.
  const paidAmount = method === 'krTransfer' ? Math.round((amount ?? 0) / 100) : (amount ?? 0)
  return {
    status,
    method,
    ...(priceCents !== null && { priceCents }),
    ...(isPaid && { payment: { amount: paidAmount, day: paidDay } }),
    ...(reason.trim() !== '' && { reason }),
  }
}
