import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import type { BookingReceipt } from '../../worker/contracts/bookings/booking-request'
import type { BookingStatus } from '../../worker/contracts/bookings/booking-states'
import type { BookingEvent } from '../../worker/contracts/bookings/booking-events'
import { addDays } from '../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import type { GuestBooking } from '../../worker/contracts/bookings/guest-booking'
import type { Lang } from '../../worker/contracts/languages'
import { bookings, seats, type BookingRow } from '../../worker/db/schema/bookings'
import { trips } from '../../worker/db/schema/trips'
import { settingsOf } from '../../worker/env'
import { eventStatement } from '../../worker/bookings/data/booking-events'
import { guestKey, type GuestScope } from '../../worker/bookings/access/guest-link'
import { tripTimes } from '../../worker/bookings/days/trip-times'
import { termsOf, termsStatement } from '../../worker/services/written-pages/written-pages'
import { send, type Sent } from './accounts'
import { aTour, db, unique } from './builders'
import { aSender, aSolvedChallenge } from './contact'

/** Out of the eighteen months that a calendar shows. */
const DAYS = 480
let daysGiven = 0

/** An open day of the calendar: each is given once before any is given again, a week after the previous one. */
export function anOpenDay(): string {
  daysGiven += 1
  return addDays(calgaryDay(Date.now()), 30 + ((daysGiven * 7) % DAYS))
}

/** The body of a request with a solved question; a new tour unless `tourId` is given. */
export async function aRequest(fields: Record<string, unknown> = {}) {
  return {
    tourId: 'tourId' in fields ? fields['tourId'] : await aTour(),
    day: anOpenDay(),
    flexDays: 0,
    party: { adults: 2, children: 0 },
    lang: 'ca',
    pickup: { kind: 'calgary' },
    notes: 'We love lakes',
    name: `Guest ${unique()}`,
    email: aSender(),
    termsVersion: termsOf(await termsStatement(db, calgaryDay(Date.now()))),
    ...aSolvedChallenge(),
    ...fields,
  }
}

export function sendRequest(body: unknown, sent: Sent = {}) {
  return send('/api/bookings', body, sent)
}

interface BookingOptions {
  status?: 'requested' | 'closed' | 'quoted' | 'on_hold' | 'confirmed' | 'completed' | 'expired'
  tourId?: number | null
  lang?: Lang
  day?: string
  email?: string
  name?: string
  notes?: string
  party?: { adults: number; children: number }
  userId?: number
}

/** The steps from a request to a status; those of quotes are written without a quote. */
const STEPS: Record<NonNullable<BookingOptions['status']>, [BookingEvent, BookingStatus][]> = {
  requested: [],
  closed: [['request.withdraw', 'closed']],
  quoted: [['quote.send', 'quoted']],
  expired: [
    ['quote.send', 'quoted'],
    ['quote.lapse', 'expired'],
  ],
  on_hold: [
    ['quote.send', 'quoted'],
    ['quote.accept', 'on_hold'],
  ],
  confirmed: [
    ['quote.send', 'quoted'],
    ['quote.accept', 'on_hold'],
    ['deposit.cover', 'confirmed'],
  ],
  completed: [
    ['quote.send', 'quoted'],
    ['quote.accept', 'on_hold'],
    ['deposit.cover', 'confirmed'],
    ['trip.complete', 'completed'],
  ],
}

/** A booking that was requested over the API, in a later status if one is given; with its row. */
export async function aBooking({
  status = 'requested',
  userId,
  ...fields
}: BookingOptions = {}): Promise<BookingRow> {
  const response = await sendRequest(await aRequest(fields))
  if (response.status !== 201) throw new Error(await response.text())
  const { pid } = await response.json<BookingReceipt>()
  const booking = await bookingRow(pid)
  if (userId !== undefined) await changeBooking(booking.id, { userId })
  let from: BookingStatus = 'requested'
  for (const [index, [event, to]] of STEPS[status].entries()) {
    if (to === 'on_hold') await takeSeats(booking)
    const step = { bookingId: booking.id, version: index + 1, event, from, to, at: Date.now() }
    await eventStatement(db, { ...step, actor: 'staff' })
    from = to
  }
  return bookingRow(pid)
}

/** A private trip on the wanted day, with the party's seats. */
async function takeSeats({ id, tourId, wishDay, party }: BookingRow): Promise<void> {
  const day = wishDay ?? anOpenDay()
  const [trip] = await db
    .insert(trips)
    .values({
      key: crypto.randomUUID(),
      kind: 'private',
      tourId,
      startDay: day,
      endDay: day,
      ...tripTimes(day, day),
      createdAt: Date.now(),
      updatedAt: Date.now(),
    })
    .returning()
  if (!trip) throw new Error('no trip was inserted')
  await db.insert(seats).values({ bookingId: id, tripId: trip.id, seats: party })
  await changeBooking(id, { tripId: trip.id, endsAt: trip.endsAt })
}

export async function bookingRow(pid: string): Promise<BookingRow> {
  const [row] = await db.select().from(bookings).where(eq(bookings.pid, pid))
  if (!row) throw new Error(`no booking ${pid}`)
  return row
}

export function changeBooking(id: number, columns: Partial<BookingRow>) {
  return db.update(bookings).set(columns).where(eq(bookings.id, id))
}

/** The key in the mailed link of a scope. */
export function keyOf(booking: BookingRow, scope: GuestScope = 'lead'): string {
  return guestKey(settingsOf(env).pepper, scope, booking)
}

/** The cookie of a scope, as a browser sends it. */
export function guestOf(booking: BookingRow, scope: GuestScope = 'lead'): string {
  return `${scope === 'requester' ? 'requester' : 'guest'}=${keyOf(booking, scope)}`
}

/** A call below /api/guest with a guest's cookie. */
export function asGuest(path: string, body: unknown, cookie: string, sent: Sent = {}) {
  return send(`/api/guest/${path}`, body, { ...sent, cookie })
}

/** The booking as the guest of a cookie sees it. */
export async function readAs(pid: string, cookie: string): Promise<GuestBooking> {
  const response = await asGuest(pid, undefined, cookie)
  if (response.status !== 200) throw new Error(await response.text())
  return response.json()
}

/** The cookies that a response sets, as a browser sends them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .filter((line) => /^(?:guest|requester)=/.test(line))
    .map((line) => line.split(';')[0])
    .join('; ')
}

interface ClaimFields {
  amount?: number | string
  method?: string
  day?: string
  payer?: string
  receipt?: Uint8Array<ArrayBuffer> | null
}

/** The form of a claim, as the guest's page sends it. */
export function claimForm({ receipt = null, ...fields }: ClaimFields = {}): FormData {
  const form = new FormData()
  const said = {
    amount: 2000,
    method: 'etransfer',
    day: calgaryDay(Date.now()),
    payer: 'H. Kim',
    ...fields,
  }
  for (const [name, value] of Object.entries(said)) form.set(name, String(value))
  if (receipt) form.set('receipt', new File([receipt], 'photo.jpg', { type: 'image/jpeg' }))
  return form
}

/** The body of a guest's story. */
export function aStory(fields: object = {}) {
  const text = `The lakes were green.\nWe would go again. ${unique()}`
  return { stars: 5, title: 'A day at the lakes', text, name: 'Dana', ...fields }
}
