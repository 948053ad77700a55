import { notFound } from '@tanstack/react-router'
import { isCalendarDay } from '../../worker/contracts/dates/calendar'
import type { PageContext } from './-context'
import { headOf } from './-named-head'

/** The head of every desk page; not indexed. */
export function adminHead(context: PageContext) {
  const name = context.t('nav.admin')
  return headOf(context, { path: '/admin', title: name, description: name, isPrivate: true })
}

/** The tour id of a desk address. @throws notFound for an invalid id */
export function adminTourId(tourId: string): number {
  if (!/^[1-9]\d{0,14}$/.test(tourId)) throw notFound()
  return Number(tourId)
}

/** The day (YYYY-MM-DD) of a desk address. @throws notFound for one that does not exist */
export function adminDay(day: string): string {
  if (!isCalendarDay(day)) throw notFound()
  return day
}
