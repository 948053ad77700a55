import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { GuestBooking, OwnTrip } from '../../../worker/contracts/bookings/guest-booking'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { DAY_MS } from '../../../worker/contracts/dates/durations'
import { LANGS } from '../../../worker/contracts/languages'
import { users } from '../../../worker/db/schema/accounts'
import { mailedCode, PASSWORD, requestEmailChange, send } from '../../support/accounts'
import {
  aBooking,
  anOpenDay,
  asGuest,
  bookingRow,
  changeBooking,
  claimForm,
  guestOf,
} from '../../support/booking-builders'
import { aMember, anAdmin, aTour, db } from '../../support/builders'
import { aSender } from '../../support/contact'
import { aHeldBooking, aPaidBooking, aQuotedBooking } from '../../support/held-bookings'
import { codeOf } from '../../support/request'
import { seenStatements } from '../../support/seen-statements'

const ask = (token: string | null, sent: object = {}) =>
  send('/api/user/me/trips', undefined, { token, ...sent })
const tripsOf = async (token: string) => (await ask(token)).json<OwnTrip[]>()
const pidsOf = async (token: string) => (await tripsOf(token)).map(({ pid }) => pid)
const opens = async (pid: string, token: string) =>
  (await send(`/api/guest/${pid}`, undefined, { token })).status

describe('the trips of a member', () => {
  it('are those of the account and of the verified address, and no other', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const ofAddress = await aBooking({ email: member.email.toUpperCase() })
    const ofAccount = await aBooking({ userId: member.userId })
    await aBooking({ email: other.email })
    await aBooking()
    expect((await pidsOf(member.token)).toSorted()).toEqual(
      [ofAddress.pid, ofAccount.pid].toSorted(),
    )
    expect(await pidsOf(other.token)).toHaveLength(1)
  })

  it('are never all bookings without an address or account', async () => {
    const erased = await aBooking({ status: 'closed' })
    await changeBooking(erased.id, { email: null, emailKey: null, erasedAt: Date.now() })
    expect(await pidsOf((await aMember()).token)).toEqual([])
  })

  it('each open with the login', async () => {
    const { email, token } = await aMember()
    const { pid } = await aPaidBooking({ email })
    expect(await pidsOf(token)).toEqual([pid])
    expect(await opens(pid, token)).toBe(200)
  })

  it('are not told to a member whose address is not verified', async () => {
    const { email, token } = await aMember({ verifiedAt: null })
    await aBooking({ email })
    expect(await codeOf(await ask(token))).toEqual([403, 'EmailNotVerified'])
  })

  it('are not told to visitors, nor to the guest of a link', async () => {
    const booking = await aBooking()
    expect(await codeOf(await ask(null))).toEqual([401, 'PlzLogin'])
    expect(await codeOf(await ask(null, { cookie: guestOf(booking) }))).toEqual([401, 'PlzLogin'])
  })

  it('are an admin’s own, not all', async () => {
    await aBooking()
    expect(await pidsOf((await anAdmin()).token)).toEqual([])
  })
})

describe('a member who changes the address', () => {
  it('sees the trips of the new one once it is verified, and no longer those of the old one', async () => {
    const member = await aMember()
    const [old, next] = [member.email, aSender()]
    const [before, after] = [await aBooking({ email: old }), await aBooking({ email: next })]
    await requestEmailChange(next, member.token)
    expect(await pidsOf(member.token)).toEqual([before.pid])
    expect(await opens(after.pid, member.token)).toBe(401)
    await send('/api/user/verify', { email: next, code: await mailedCode(next) })
    const { token } = await loginOf(member)
    expect(await pidsOf(token)).toEqual([after.pid])
    expect([await opens(before.pid, token), await opens(after.pid, token)]).toEqual([401, 200])
  })

  it('keeps the trips that were requested with the account', async () => {
    const member = await aMember()
    const booking = await aBooking({ email: member.email, userId: member.userId })
    const next = aSender()
    await db.update(users).set({ email: next, emailKey: next }).where(eq(users.id, member.userId))
    expect(await pidsOf(member.token)).toEqual([booking.pid])
    expect(await opens(booking.pid, member.token)).toBe(200)
  })
})

async function loginOf({ username }: { username: string }): Promise<{ token: string }> {
  const response = await send('/api/session/local', { username, password: PASSWORD })
  return { token: (await response.json<{ accessToken: string }>()).accessToken }
}

it('an address that the desk corrects moves the booking from one member to the other', async () => {
  const [first, second] = [await aMember(), await aMember()]
  const booking = await aBooking({ email: first.email })
  await changeBooking(booking.id, { email: second.email, emailKey: second.email })
  expect([await pidsOf(first.token), await pidsOf(second.token)]).toEqual([[], [booking.pid]])
})

it('an erased booking is on no list and no login opens it', async () => {
  const { userId, email, token } = await aMember()
  const booking = await aBooking({ email, userId, status: 'closed' })
  const { token: admin } = await anAdmin()
  await send(`/api/admin/bookings/${booking.id}/erase`, {}, { token: admin })
  expect((await bookingRow(booking.pid)).erasedAt).not.toBeNull()
  expect(await pidsOf(token)).toEqual([])
  expect(await opens(booking.pid, token)).toBe(401)
})

describe('a past trip', () => {
  it('stays on the list and opens with the login after its link has ended', async () => {
    const { email, token } = await aMember()
    const booking = await aBooking({ email, status: 'completed' })
    await changeBooking(booking.id, { endsAt: 1, updatedAt: Date.now() - 91 * DAY_MS })
    expect(await tripsOf(token)).toMatchObject([{ pid: booking.pid, isPast: true }])
    expect(await codeOf(await asGuest(booking.pid, undefined, guestOf(booking)))).toEqual([
      410,
      'LinkEnded',
    ])
    expect(await opens(booking.pid, token)).toBe(200)
  })

  it('offers no mail with its link once that has ended', async () => {
    const { email, token } = await aMember()
    const booking = await aBooking({ email, status: 'completed' })
    const isMailable = async () => {
      const response = await send(`/api/guest/${booking.pid}`, undefined, { token })
      return (await response.json<GuestBooking>()).guest?.isLinkMailable
    }
    expect(await isMailable()).toBe(true)
    await changeBooking(booking.id, { endsAt: 1, updatedAt: Date.now() - 91 * DAY_MS })
    expect(await isMailable()).toBe(false)
  })

  it('is past once its last day is over, before the job has noted it', async () => {
    const { email, token } = await aMember()
    const { id, pid } = await aBooking({ email, status: 'confirmed' })
    expect(await tripsOf(token)).toMatchObject([{ pid, isPast: false }])
    const yesterday = addDays(calgaryDay(Date.now()), -1)
    await changeBooking(id, { tripId: null, wishDay: yesterday })
    expect(await tripsOf(token)).toMatchObject([{ pid, isPast: true }])
  })
})

describe('the list of a member’s trips', () => {
  it('has the coming trips by their first day, then the past ones, the latest first', async () => {
    const { email, token } = await aMember()
    const days = [anOpenDay(), anOpenDay(), anOpenDay()].toSorted()
    const [late, soon] = [
      await aBooking({ email, day: days[2]! }),
      await aBooking({ email, day: days[0]!, status: 'confirmed' }),
    ]
    const older = await aBooking({ email, day: days[0]!, status: 'closed' })
    const newer = await aBooking({ email, day: days[1]!, status: 'closed' })
    expect(await pidsOf(token)).toEqual([soon.pid, late.pid, newer.pid, older.pid])
  })

  it.each(LANGS)('names the tour in %s', async (lang) => {
    const { email, token } = await aMember()
    const names = { ca: 'Bow Lake', kr: '보우 호수', cn: '弓湖' }
    await aBooking({ email, tourId: await aTour({ names }) })
    const answer = await send(`/api/user/me/trips?lang=${lang}`, undefined, { token })
    const [trip] = await answer.json<OwnTrip[]>()
    expect(trip?.tour).toBe(names[lang])
  })

  it('has the days of the quote once there is one', async () => {
    const { email, token } = await aMember()
    const [day, offered] = [anOpenDay(), anOpenDay()]
    await aQuotedBooking({ email, day }, { startDay: offered })
    const [trip] = await tripsOf(token)
    expect(trip).toMatchObject({ startDay: offered, endDay: offered, status: 'quoted' })
  })

  it('reads no table whole', async () => {
    const { token } = await aMember()
    const { database, seen } = seenStatements(env.DB)
    await ask(token, { bindings: { ...env, DB: database } })
    const plans = await Promise.all(
      [...seen].map(([sql, values]) =>
        env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
          .bind(...values)
          .all<{ detail: string }>(),
      ),
    )
    const details = plans.flatMap(({ results }) => results.map(({ detail }) => detail))
    expect(details.filter((detail) => detail.startsWith('SCAN '))).toEqual([])
  })
})

describe('it is the guest’s turn', () => {
  const turnOf = async (token: string) => (await tripsOf(token))[0]?.isGuestsTurn

  it('not while a request waits for the company, and once it has answered', async () => {
    const { email, token } = await aMember()
    const { id } = await aBooking({ email })
    expect(await turnOf(token)).toBe(false)
    await changeBooking(id, { awaitsSince: null })
    expect(await turnOf(token)).toBe(true)
  })

  it('with an open quote', async () => {
    const { email, token } = await aMember()
    await aQuotedBooking({ email })
    expect(await turnOf(token)).toBe(true)
  })

  it('with a held date until the guest says that the deposit is on its way', async () => {
    const { email, token } = await aMember()
    const held = await aHeldBooking({ email })
    expect(await turnOf(token)).toBe(true)
    const sent = await asGuest(`${held.pid}/claims`, claimForm(), guestOf(held))
    expect(sent.status).toBe(201)
    expect(await turnOf(token)).toBe(false)
  })

  it('not with a paid deposit, and once the balance is late', async () => {
    const { email, token } = await aMember()
    const { id } = await aPaidBooking({ email })
    expect(await turnOf(token)).toBe(false)
    await changeBooking(id, { balanceBy: 1 })
    expect(await turnOf(token)).toBe(true)
  })
})
