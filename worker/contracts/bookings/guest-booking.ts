import { z } from 'zod'
import { guestStory } from '../board/stories'
import { CURRENCIES } from '../currencies'
import { imageFocus } from '../media/images'
import { lang, named, versionName } from '../schemas'
import { EVENT_NAMES } from './booking-events'
import { PICKUP_KINDS } from './booking-limits'
import { BOOKING_STATUSES } from './booking-states'
import { guestEnding } from './cancellation'
import { claim, deadline, guestMoney, money } from './guest-money'
import { PAY_METHODS } from './pay-methods'
import { quote } from './quotes'
import { partyWaiver, travellerList } from './travellers'

/** Requests and responses of `/guest/{pid}`: a booking as its guest sees it, and a member's list of them. */

/** A guide or vehicle of a trip, as its guests are told. */
const crewMember = z
  .object({
    kind: z.enum(['guide', 'vehicle']),
    name: z.string(),
    phone: z.string().nullable(),
  })
  .meta({ id: 'CrewMember' })
export type CrewMember = z.infer<typeof crewMember>

export const guestMessage = named('GuestMessage', {
  _id: z.number(),
  author: z.enum(['guest', 'staff']),
  text: z.string(),
  /** UTC ms. */
  createdAt: z.number(),
})

export const guestBooking = named('GuestBooking', {
  pid: z.string(),
  scope: z.enum(['lead', 'pack', 'requester']),
  status: z.enum(BOOKING_STATUSES),
  /** Sent back with every change. */
  version: z.int(),
  /** The server's clock, UTC ms. */
  now: z.number(),
  lang,
  /** Null for a trip that the site does not offer. */
  tour: z
    .object({
      id: z.number(),
      name: z.string(),
      imageUrl: z.string().nullable(),
      imageFocus: imageFocus.nullable(),
      /** Null if guests are picked up. */
      meetingPoint: z.string().nullable(),
    })
    .nullable(),
  /** The requested days until a date is held. */
  trip: z.object({
    startDay: z.string().nullable(),
    endDay: z.string().nullable(),
    /** Minutes after midnight; null until the start is agreed. */
    startMinute: z.int().nullable(),
    flexDays: z.int(),
    isDeparture: z.boolean(),
  }),
  /** The hours of a confirmed trip, for calendars; UTC ms. */
  hours: z.object({ startsAt: z.number(), endsAt: z.number() }).optional(),
  /** Those who are assigned to a confirmed trip: the guides, then the vehicles. */
  crew: z.array(crewMember),
  party: z.object({ adults: z.int(), children: z.int() }),
  pickup: z.object({ kind: z.enum(PICKUP_KINDS), text: z.string().nullable() }),
  /** Null for companions. */
  guest: z
    .object({
      name: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      notes: z.string().nullable(),
      /** Whether a mistyped address can be corrected now. */
      mayCorrectEmail: z.boolean(),
      /** Not after the link has ended, and not without an address. */
      isLinkMailable: z.boolean(),
    })
    .nullable(),
  /** Of a confirmed trip, for its lead: who travels, and until when the list may change. */
  travellers: z
    .object({
      ...travellerList.shape,
      until: deadline,
      isOpen: z.boolean(),
      /** Changes with the list; sent back with its change. */
      mark: z.string(),
    })
    .optional(),
  /** Of a confirmed trip, while the company keeps a waiver. */
  waiver: z
    .object({
      /** The texts in force. */
      versions: z.object({ kr: versionName, ca: versionName, cn: versionName }),
      /** Null for companions. */
      party: partyWaiver.nullable(),
      /** Whether the guest may accept it now. */
      isOpen: z.boolean(),
    })
    .optional(),
  /** On a waiting list: its place in the line, from 1. */
  place: z.int().optional(),
  /** The open or last quote is or was a place that became free. */
  wasOffered: z.literal(true).optional(),
  /** Since when the guest waits for an answer, UTC ms. */
  awaitsSince: z.number().nullable(),
  /** The reason of a declined request, in the company's words. */
  reason: z.string().nullable(),
  messages: z.array(guestMessage),
  /** The guest's claims about transfers, newest first; empty for companions. */
  claims: z.array(claim),
  /** The open quote, of a change too; else the accepted one, or the latest that was declined or has lapsed. */
  quote: quote.optional(),
  /** The days of a confirmed trip, for companions, who see no quote. */
  plan: z.object({ lang, days: quote.shape.days }).optional(),
  /** The accepted quote while a change of it is open. */
  booked: quote.optional(),
  /** The day that refunds count back from after a late change; null if it is the trip's first day. */
  policyDay: z.string().nullable().optional(),
  /** The day that refunds count back from if the open change is accepted; null if it is the new first day. */
  changePolicyDay: z.string().nullable().optional(),
  /** A request to change the trip that has not been answered yet. */
  wish: z
    .object({
      day: z.string().nullable(),
      party: z.int().nullable(),
      /** UTC ms. */
      askedAt: z.number(),
    })
    .optional(),
  /** The terms that an acceptance agrees to, and whether the request agreed to the same. */
  terms: z.object({ version: z.string(), isAgreed: z.boolean() }).optional(),
  /** The currencies that a quote can be paid in. */
  currencies: z.array(z.enum(CURRENCIES)).optional(),
  /** The ways to pay that this guest is offered. */
  ways: z
    .object({ methods: z.array(z.enum(PAY_METHODS)), payLink: z.string().nullable() })
    .optional(),
  /** From the first hold on; not shown to companions. */
  money: guestMoney.optional(),
  /** Once the trip is fully paid: the tax in its price, and money received and refunded by the bank's days. */
  receipt: z
    .object({ gst: money, payments: z.array(z.object({ day: z.string(), amount: money })) })
    .optional(),
  deadlines: z
    .object({
      quote: deadline.optional(),
      /** When the deposit is due. */
      payBy: deadline.optional(),
      /** When an unpaid hold ends. */
      lapseAt: deadline.optional(),
      balanceBy: deadline.optional(),
    })
    .optional(),
  /** For a booking that ended after it had a date or money; not shown to companions. */
  ending: guestEnding.optional(),
  /** After the trip, for its lead: the guest's story, or that there may be one. */
  story: guestStory.optional(),
  /** Events that this guest may cause now, `message` and `claim`. */
  actions: z.array(z.enum(['message', 'claim', ...EVENT_NAMES])),
})
export type GuestBooking = z.infer<typeof guestBooking>

/** A booking in a member's list. */
const ownTrip = named('OwnTrip', {
  pid: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** In the reader's language; null for a trip that the site does not offer. */
  tour: z.string().nullable(),
  /** YYYY-MM-DD: the trip's days, else those of the quote, else the requested first day. */
  startDay: z.string().nullable(),
  endDay: z.string().nullable(),
  /** Whether the trip is over or will not take place. */
  isPast: z.boolean(),
  /** Whether the guest has to act. */
  isGuestsTurn: z.boolean(),
})

/** A member's trips: those to come by their first day, then the past, latest first. */
export const ownTrips = z.array(ownTrip)
export type OwnTrip = z.infer<typeof ownTrip>
