import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { focusFault } from '../../../ui/focus'
import { refetchDesk } from '../../ui/refetch-desk'
import { useToast } from '../../ui/toasts'
import { createBooking, type NewBooking } from '../bookings.api'

/** Stores a booking entered by hand and opens it; an error focuses the first field that it names. */
export function useCreateBooking(onCreated: () => void) {
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
