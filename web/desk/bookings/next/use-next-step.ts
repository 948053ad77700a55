import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../../platform/forms/use-now'
import type { Booking } from '../bookings.api'
import { moneyQuery } from '../money/money.api'
import { quotesQuery } from '../quotes/quotes.api'
import { nextStepOf, type NextStep } from './next-step'

/** The next step; null also until its data is loaded. */
export function useNextStep(booking: Booking): NextStep | null {
  const hasMoney = booking.reference !== null
  const money = useQuery({ ...moneyQuery(booking.id), enabled: hasMoney }).data
  const quotes = useQuery(quotesQuery(booking.id)).data
  const now = useNow()
  if (!quotes || (hasMoney && !money)) return null
  return nextStepOf({ booking, money: money ?? null, quotes, now })
}
