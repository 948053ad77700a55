import { Hono } from 'hono'
import { guestBooking, guestMessage } from '../../contracts/bookings/guest-booking'
import {
  changeWish,
  companionLink,
  companionRequest,
  newGuestMessage,
  withdrawal,
} from '../../contracts/bookings/guest-requests'
import { quoteAnswer } from '../../contracts/bookings/quotes'
import { travellerChange, waiverAnswer } from '../../contracts/bookings/travellers'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody } from '../../http/validate'
import { requireGuest } from '../access/guest-access'
import { askForChange } from '../quotes/changes.ask'
import { answerQuote } from '../quotes/quotes.answers'
import { readAgain } from './guest.actions'
import { companionUrl } from './guest.companions'
import { writeToCompany } from './guest.messages'
import { withdrawRequest } from './guest.request'
import { nameTravellers } from './guest.travellers'
import { acceptAlone } from './guest.waiver'

const describe = describeAs('bookings')

/** Requests with a guest's input: messages, answers to quotes, changes, travellers, the waiver, a withdrawal. */
export const guestAnswerRoutes = new Hono<AppEnv>()
  .post(
    '/guest/:pid/messages',
    describe('writeGuestMessage', 'Write to the company', {
      responses: { 201: guestMessage },
      errors: ['WriteContent', 'TextTooLong', 'TooLate', 'KeyReused'],
      headers: ['idempotency-key'],
    }),
    requireGuest('lead'),
    jsonBody(newGuestMessage),
    async (c) => c.json(await writeToCompany(c, c.req.valid('json').text), 201),
  )
  .post(
    '/guest/:pid/quote',
    describe('answerQuote', 'Accept the open quote, ask about it or decline it', {
      response: guestBooking,
      errors: [
        ...(['QuoteNotOpen', 'BookingChanged', 'NotPossibleNow', 'TooLate', 'HoldLimit'] as const),
        ...(['SeatsGone', 'DayFull', 'DayClosed', 'WriteContent', 'KeyReused'] as const),
      ],
      headers: ['idempotency-key'],
    }),
    requireGuest('lead'),
    jsonBody(quoteAnswer),
    async (c) => {
      await answerQuote(c, c.req.valid('json'))
      return c.json(await readAgain(c), 200)
    },
  )
  .post(
    '/guest/:pid/change',
    describe('askForChange', 'Ask for another day or party of a trip that is held or booked', {
      response: guestBooking,
      errors: ['TooLate', 'NotPossibleNow', 'WriteContent', 'TextTooLong', 'KeyReused'],
      headers: ['idempotency-key'],
    }),
    requireGuest('lead'),
    jsonBody(changeWish),
    async (c) => {
      await askForChange(c, c.req.valid('json'))
      return c.json(await readAgain(c), 200)
    },
  )
  .patch(
    '/guest/:pid/travellers',
    describe(
      'nameTravellers',
      'Name the travellers of a confirmed trip, in place of those before',
      {
        response: guestBooking,
        errors: [
          ...(['NotPossibleNow', 'TooLate', 'BookingChanged', 'TextTooLong'] as const),
          ...(['WaiverMissing', 'WaiverChanged'] as const),
        ],
      },
    ),
    requireGuest('lead'),
    jsonBody(travellerChange),
    async (c) => {
      await nameTravellers(c, c.req.valid('json'))
      return c.json(await readAgain(c), 200)
    },
  )
  .post(
    '/guest/:pid/waiver',
    describe('acceptWaiver', 'Accept the waiver of a confirmed trip for the party', {
      response: guestBooking,
      errors: ['NotPossibleNow', 'TooLate', 'WaiverChanged', 'TextTooLong'],
    }),
    requireGuest('lead'),
    jsonBody(waiverAnswer),
    async (c) => {
      await acceptAlone(c, c.req.valid('json'))
      return c.json(await readAgain(c), 200)
    },
  )
  .post(
    '/guest/:pid/companion-link',
    describe(
      'getCompanionLink',
      'The link of a confirmed trip for those who come along; a renewed one ends those before',
      {
        response: companionLink,
        errors: ['NotPossibleNow', 'BookingChanged', 'KeyReused'],
        headers: ['idempotency-key'],
      },
    ),
    requireGuest('lead'),
    jsonBody(companionRequest),
    async (c) => c.json({ url: await companionUrl(c, c.req.valid('json')) }, 200),
  )
  .post(
    '/guest/:pid/withdraw',
    describe('withdrawRequest', 'Withdraw a request', {
      response: guestBooking,
      errors: ['NotPossibleNow', 'BookingChanged', 'KeyReused'],
      headers: ['idempotency-key'],
    }),
    requireGuest('requester'),
    jsonBody(withdrawal),
    async (c) => {
      await withdrawRequest(c, c.req.valid('json').version)
      return c.json(await readAgain(c), 200)
    },
  )
