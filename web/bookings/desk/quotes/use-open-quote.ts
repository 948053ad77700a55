import { useNavigate } from '@tanstack/react-router'

/** Opens a quote of a booking. */
export function useOpenQuote(id: number) {
  const navigate = useNavigate()
  return (number: number) => {
    const params = { bookingId: String(id), number: String(number) }
    return navigate({ to: '/admin/bookings/$bookingId/quotes/$number', params })
  }
}
