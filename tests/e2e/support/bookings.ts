import { inject } from 'vitest'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import { ADMIN, send, sessionOf } from './api'
import { mailsTo } from './outbox'
import type { Lang } from './screens'
import { changeStore } from './store'

interface Sum {
  a: number
  b: number
  token: string
}

/** A sent request, and the path of the link that was mailed for it. */
export interface SentRequest {
  pid: string
  email: string
  /** `/trip/{pid}#k={key}` */
  path: string
  key: string
}

interface RequestOptions {
  email?: string
  /** Of the two travellers. */
  children?: 0 | 1
  /** The tour of a held date; the first one by default. */
  tourId?: number
}

let count = 0

/** Sends a request for a day that is open, as the request sheet does, and takes the link from its mail. */
export async function sendRequest(
  lang: Lang,
  tourId = 1,
  { email = `guest${Date.now()}x${(count += 1)}@example.com`, children = 0 }: RequestOptions = {},
): Promise<SentRequest> {
  const { day, termsVersion } = await openDay(tourId)
  const { a, b, token } = await send<Sum>('/api/challenge')
  const { pid } = await send<{ pid: string }>('/api/bookings', {
    tourId,
    day,
    flexDays: 1,
    party: { adults: 2 - children, children },
    lang,
    pickup: { kind: 'calgary' },
    notes: '',
    name: 'Sky Larch',
    email,
    termsVersion,
    challenge: token,
    answer: String(a + b),
  })
  const [mail] = await mailsTo(email)
  const [path = '', key = ''] = /\/trip\/\w+#k=([\w-]+)/.exec(mail?.text ?? '') ?? []
  if (!path) throw new Error(`No link in the mail to ${email}: ${mail?.text ?? 'no mail'}`)
  return { pid, email, path, key }
}

interface Calendar {
  termsVersion: string
  days: { day: string; state: string }[]
}

/** The months, from now, in which a day is looked for: the files of a run fill the first ones. */
const MONTHS_AHEAD = [2, 3, 4, 5]

/** A day in two months or later that is not full. */
async function openDay(tourId: number): Promise<{ day: string; termsVersion: string }> {
  for (const ahead of MONTHS_AHEAD) {
    const month = new Date(Date.now() + ahead * 30.5 * 24 * 60 * 60 * 1000)
      .toISOString()
      .slice(0, 7)
    const { days, termsVersion } = await send<Calendar>(
      `/api/forum/${tourId}/calendar?month=${month}`,
    )
    const open = days.find(({ state }) => state === 'open')
    if (open) return { day: open.day, termsVersion }
  }
  throw new Error(`Tour ${tourId} has no open day in ${MONTHS_AHEAD.join(', ')} months`)
}

/** The booking as its guest sees it, read in a browser of its own. */
export async function readAsGuest(sent: SentRequest): Promise<Record<string, unknown>> {
  const cookie = await openAsGuest(sent)
  const read = await fetch(`${inject('origin')}/api/guest/${sent.pid}`, { headers: { cookie } })
  const { now: _, ...booking } = await read.json<Record<string, unknown>>()
  return booking
}

/** The cookie of a guest who opens the mailed link. */
async function openAsGuest({ pid, key }: SentRequest): Promise<string> {
  const origin = inject('origin')
  const opened = await fetch(`${origin}/api/guest/${pid}/open`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  })
  if (!opened.ok) throw new Error(`${pid} does not open: ${opened.status}`)
  return opened.headers.get('set-cookie')?.split(';')[0] ?? ''
}

interface DeskRow {
  id: number
  pid: string
  version: number
}

/** A booking from the desk's search, with the token of an admin. */
async function atDesk(pid: string): Promise<DeskRow & { token: string }> {
  const { accessToken: token } = await sessionOf(ADMIN)
  const path = `/api/admin/bookings?q=${pid}`
  const { bookings } = await send<{ bookings: DeskRow[] }>(path, undefined, token)
  const [booking] = bookings
  if (!booking) throw new Error(`The desk does not find ${pid}`)
  return { ...booking, token }
}

/** The desk's reply on the guest's page. */
export async function replyFromDesk(pid: string, text: string): Promise<void> {
  const { id, token } = await atDesk(pid)
  await send(`/api/admin/bookings/${id}/messages`, { text, kind: 'reply' }, token)
}

/**
 * A quote from the prices and the itinerary of the tour, or the change of a held trip, sent to the
 * guest; `input` is the admin's input. Returns its number and total in cents.
 */
export async function sendQuote(
  pid: string,
  input: object = {},
): Promise<{ number: number; totalCents: number }> {
  const { id, token } = await atDesk(pid)
  const path = `/api/admin/bookings/${id}/quotes`
  const draft = await send<{ number: number; version: number; totalCents: number }>(
    path,
    input,
    token,
  )
  await send(`${path}/${draft.number}/send`, { version: draft.version }, token)
  return draft
}

export async function bookingId(pid: string): Promise<number> {
  return (await atDesk(pid)).id
}

/** A request whose quote the guest has accepted, paid by e-Transfer: its date is held. */
export async function holdDate(lang: Lang, options?: RequestOptions): Promise<SentRequest> {
  const sent = await sendRequest(lang, options?.tourId, options)
  const { number } = await sendQuote(sent.pid)
  const { version } = await atDesk(sent.pid)
  const origin = inject('origin')
  const answer = {
    act: 'accept',
    number,
    version,
    currency: 'CAD',
    method: 'etransfer',
    agreed: { terms: true, policy: true },
  }
  const accepted = await fetch(`${origin}/api/guest/${sent.pid}/quote`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', cookie: await openAsGuest(sent) },
    body: JSON.stringify(answer),
  })
  if (!accepted.ok) throw new Error(`${sent.pid} is not held: ${await accepted.text()}`)
  return sent
}

/** Records money seen at the bank, in cents. */
export async function recordPayment(pid: string, amount: number): Promise<void> {
  const { id, token } = await atDesk(pid)
  const day = new Date().toISOString().slice(0, 10)
  const payment = { amount, method: 'etransfer', day, reason: '' }
  await send(`/api/admin/bookings/${id}/payments`, payment, token)
}

/** A held date that is paid in full, as its guest has the link, with its row at the desk. */
export async function confirmTrip(lang: Lang, options?: RequestOptions) {
  const sent = await holdDate(lang, options)
  const { money } = (await readAsGuest(sent)) as unknown as GuestBooking
  await recordPayment(sent.pid, money?.total.amount ?? 0)
  return { sent, ...(await atDesk(sent.pid)) }
}

/** A trip that took place, as the clock finds it later. */
export async function endTrip(lang: Lang): Promise<SentRequest> {
  const { sent, id } = await confirmTrip(lang)
  changeStore(
    `INSERT INTO booking_events (booking_id, seq, event, from_status, to_status, actor, at)
     SELECT id, version + 1, 'trip.complete', 'confirmed', 'completed', 'system', ? FROM bookings WHERE id = ?`,
    Date.now(),
    id,
  )
  return sent
}
