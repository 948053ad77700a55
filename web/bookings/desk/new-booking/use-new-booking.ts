import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmailAddress } from '../../../../worker/contracts/accounts/email-address'
import { parseSum } from '../../../../worker/contracts/written-amounts'
import { useOfferedDrafts } from '../../../desk/editor/use-offered-drafts'
import { useDeskForm } from '../../../desk/ui/desk-form'
import { sureAfter } from '../../../desk/ui/use-action'
import { typedForm } from '../../../desk/ui/typed-form'
import { useErrorText } from '../../../platform/api/use-error-text'
import { useLang } from '../../../platform/i18n/use-lang'
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

/** The form of a booking entered by hand; opens the booking once it is saved. */
export function useNewBooking() {
  const { t } = useTranslation('desk-bookings')
  const { ofCode } = useErrorText()
  const lang = useLang()
  const navigate = useNavigate()
  const [base] = useState(() => ({ draft: firstFields(lang), updatedAt: 0 }))
  const [sure, setSure] = useState<ReturnType<typeof sureAfter>>({})
  const form = useDeskForm({
    schema: typedForm(findFaults, (typed: BookingFields): NewBooking => ({
      ...toRequest(typed),
      ...sure,
    })),
    start: base.draft,
    nameOf: fieldOf,
    textOf: (code) => (isOwnFault(code) ? t(code) : ofCode(code)),
    call: createBooking,
    done: () => t('new.saved'),
    onDone: ({ id }) => {
      drafts.deleteDrafts()
      return navigate({ to: '/admin/bookings/$bookingId', params: { bookingId: String(id) } })
    },
    onFault: (failure) => setSure(sureAfter(failure)),
  })
  const drafts = useOfferedDrafts({
    storageKey: 'new-booking',
    stored: base,
    tidy: (draft: BookingFields) => draft,
    draft: form.values,
    base,
    takeStored: (_, typed) => form.setAll(typed),
  })
  return { form, drafts }
}

/** The field of a path in the request. */
export function fieldOf(path: string): string {
  return FIELD_OF[path] ?? path
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
