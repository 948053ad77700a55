import { Link } from '@tanstack/react-router'

const LINK =
  'inline-flex min-h-11 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline'

/** A booking by its guest, or by its page where the guest has no name. */
export function BookingLink({ id, guest }: { id: number; guest: string }) {
  return (
    <Link to="/admin/bookings/$bookingId" params={{ bookingId: String(id) }} className={LINK}>
      {guest}
    </Link>
  )
}
