/** The remaining money of a booking, in cents or whole won. */

interface Sums {
  paid: number
  /** Approved refunds that are not sent yet. */
  refundOpen: number
  /** Fees of sent refunds. */
  feesKept: number
}

/** The money that a booking can count on: the paid amount without open refunds and the fees of sent ones. */
export function staysOf({ paid, refundOpen, feesKept }: Sums): number {
  return paid - refundOpen - feesKept
}

/** The amount beyond the price, which goes back to the guest; 0 while there is no price. */
export function surplusOf(booking: Sums & { total: number }): number {
  return booking.total > 0 ? Math.max(0, staysOf(booking) - booking.total) : 0
}
