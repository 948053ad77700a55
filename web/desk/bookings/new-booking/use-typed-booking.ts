import { useState } from 'react'
import { useLang } from '../../../platform/i18n/use-lang'
import { useOfferedDrafts } from '../../editor/use-offered-drafts'
import { firstFields, type BookingFields } from './booking-fields'

/** The fields as typed, stored in this browser until they are saved; what an earlier visit left is offered. */
export function useTypedBooking() {
  const lang = useLang()
  const [base] = useState(() => ({ draft: firstFields(lang), updatedAt: 0 }))
  const [fields, setFields] = useState<BookingFields>(base.draft)
  const { offer, openOffer, dropOffer, deleteDrafts } = useOfferedDrafts({
    storageKey: 'new-booking',
    stored: base,
    tidy: (draft: BookingFields) => draft,
    draft: fields,
    base,
    takeStored: (_, typed) => setFields(typed),
  })
  return { fields, setFields, offer, openOffer, dropOffer, deleteDrafts }
}
