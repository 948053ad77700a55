import { z } from 'zod'
import { BOOKING_EVENTS, DESK_EVENTS, type DeskEventName, type InputOf } from './booking-events'

/** The request of an admin who causes an event of a booking. */

/** An event as the admin saw the booking, with what was entered for it. */
export type Caused<Event extends DeskEventName> = {
  [Name in Event]: { event: Name; version: number; data: InputOf<Name> }
}[Event]
export type DeskEvent = Caused<DeskEventName>

/** The same as it is sent. */
export type DeskEventRequest = {
  [Name in DeskEventName]: {
    event: Name
    version: number
    data?: z.input<(typeof BOOKING_EVENTS)[Name]['desk']['input']> | undefined
  }
}[DeskEventName]

type RequestSchema = ReturnType<typeof requestOf>

/** A list of all requests loses which event has which input. The types above, of the same rows, keep it: hence the cast. */
export const deskEvent = z.discriminatedUnion(
  'event',
  DESK_EVENTS.map(requestOf) as [RequestSchema, ...RequestSchema[]],
) as z.ZodType<DeskEvent, DeskEventRequest>

function requestOf(event: DeskEventName) {
  const input: z.ZodType<object> = BOOKING_EVENTS[event].desk.input
  const data = input.prefault({})
  return z.object({ event: z.literal(event), version: z.int().positive(), data })
}
