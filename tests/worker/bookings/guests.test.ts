import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { DeskBooking } from '../../../worker/contracts/bookings/desk-booking'
import type {
  GuestImported,
  GuestPage,
  ListedGuest,
} from '../../../worker/contracts/bookings/guests'
import { auditLog } from '../../../worker/db/schema/audit'
import { bookings } from '../../../worker/db/schema/bookings'
import { guests } from '../../../worker/db/schema/guests'
import { eraseStatements } from '../../../worker/services/members/erasure'
import { send, type Sent } from '../../support/accounts'
import { aMember, anAdmin, db, unique } from '../../support/builders'
import { aPaidBooking } from '../../support/held-bookings'
import { asGuest, guestOf } from '../../support/booking-builders'
import { aSender } from '../../support/contact'
import { codeOf } from '../../support/request'
import { seenStatements } from '../../support/seen-statements'

const admin = await anAdmin()
const call = (path: string, body?: object, sent: Sent = {}) =>
  send(`/api/admin/${path}`, body, { token: admin.token, ...sent })
const find = async (q: string) =>
  (await (await call(`guests?q=${encodeURIComponent(q)}`)).json<{ guests: ListedGuest[] }>()).guests
const read = async (id: number) => (await call(`guests/${id}`)).json<GuestPage>()
const bookingPage = async (id: number) => (await call(`bookings/${id}`)).json<DeskBooking>()

/** A booking that came by phone. */
async function aCall(fields: Record<string, unknown> = {}) {
  const response = await call('bookings', {
    source: 'phone',
    tourId: null,
    party: { adults: 2, children: 0 },
    lang: 'kr',
    pickup: { kind: 'calgary' },
    name: `Guest ${unique()}`,
    email: aSender(),
    ...fields,
  })
  if (response.status !== 201) throw new Error(await response.text())
  const { id } = await response.json<{ id: number }>()
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  if (!row) throw new Error('no booking')
  return { ...row, guestId: row.guestId ?? 0 }
}

let last = 1000
/** A number of ten digits in Calgary that no other guest has. */
function aNumber(): string {
  last += 1
  return `403777${last}`
}

describe('a record of a guest', () => {
  it('is one for all bookings of an address, whatever its case, and one for each address', async () => {
    const email = aSender()
    const [one, two, other] = [
      await aCall({ email }),
      await aCall({ email: email.toUpperCase() }),
      await aCall(),
    ]
    expect(two.guestId).toBe(one.guestId)
    expect(other.guestId).not.toBe(one.guestId)
    expect(await read(one.guestId)).toMatchObject({
      email,
      lang: 'kr',
      trips: 0,
      bookings: [{ id: two.id }, { id: one.id }],
    })
  })

  it('is that of the number if there is no address, in any form of it', async () => {
    const number = aNumber()
    const one = await aCall({ email: undefined, phone: `+1 ${number}` })
    const two = await aCall({ email: undefined, phone: number })
    expect(one.guestId).toBeGreaterThan(0)
    expect(two.guestId).toBe(one.guestId)
    expect((await aCall({ email: undefined, phone: '' })).guestId).toBe(0)
  })

  it('is another one when the guest changes the address, and the old one goes with its last booking', async () => {
    const one = await aCall()
    const key = aSender().toLowerCase()
    await db.update(bookings).set({ email: key, emailKey: key }).where(eq(bookings.id, one.id))
    const [moved] = await db.select().from(bookings).where(eq(bookings.id, one.id))
    expect(moved?.guestId).not.toBe(one.guestId)
    expect((await call(`guests/${one.guestId}`)).status).toBe(404)
  })

  it('is found by name, address and any form of a number, of any of its bookings', async () => {
    const email = aSender()
    const number = aNumber()
    const one = await aCall({ email, name: 'Ann Quillwood' })
    await aCall({
      email,
      name: 'Annie Featherquill',
      phone: `+1 (${number.slice(0, 3)}) ${number.slice(3)}`,
    })
    for (const q of [
      'quillw',
      'Feather',
      email.slice(0, 12),
      number,
      `1-${number}`,
      number.slice(-4),
    ])
      expect(
        (await find(q)).map(({ id }) => id),
        q,
      ).toContain(one.guestId)
    const [seoul, beijing] = [
      await aCall({ phone: '+82 10-4821-7730' }),
      await aCall({ phone: '138 0013 8755' }),
    ]
    expect((await find('010-4821-7730')).map(({ id }) => id)).toEqual([seoul.guestId])
    expect((await find('8613800138755')).map(({ id }) => id)).toEqual([beijing.guestId])
  })

  it('has the sums of its bookings by currency', async () => {
    const paid = await aPaidBooking()
    const [row] = await db.select().from(bookings).where(eq(bookings.id, paid.id))
    const page = await read(row?.guestId ?? 0)
    expect(page.money).toEqual([
      { currency: 'CAD', paid: row?.paid, owed: (row?.total ?? 0) - (row?.paid ?? 0), refunded: 0 },
    ])
    expect(page.mails.length).toBeGreaterThan(0)
  })
})

describe('the list of guests', () => {
  it('has each person once in the wanted order, page after page', async () => {
    const tag = `Zq${unique()}`
    for (const name of ['Cho', 'Ahn', 'Bae']) await aCall({ name: `${tag} ${name}` })
    const page = async (query: string) =>
      (await call(`guests?q=${tag}&count=2&${query}`)).json<{
        guests: ListedGuest[]
        next: string | null
      }>()
    const first = await page('sort=name')
    const second = await page(`sort=name&after=${encodeURIComponent(first.next ?? '')}`)
    expect([...first.guests, ...second.guests].map(({ name }) => name.split(' ')[1])).toEqual([
      'Ahn',
      'Bae',
      'Cho',
    ])
    expect((await page('')).guests.map(({ name }) => name.split(' ')[1])).toEqual(['Bae', 'Ahn'])
    expect((await page('language=cn')).guests).toEqual([])
  })

  it('reads no whole table of bookings or guests, and neither does the page of a guest', async () => {
    const { guestId, id } = await aCall({ phone: aNumber() })
    const { database, seen } = seenStatements(env.DB)
    const bindings = { ...env, DB: database }
    for (const path of [
      'guests?q=kim&sort=name',
      'guests?q=4035550102',
      `guests/${guestId}`,
      `bookings/${id}`,
    ])
      expect((await call(path, undefined, { bindings })).status).toBe(200)
    const scans: string[] = []
    for (const [text, values] of seen) {
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
        .bind(...values)
        .all<{ detail: string }>()
      for (const { detail } of plan.results)
        if (
          /^SCAN (bookings|guests|trip|part|past|other|same|own|found|numbered|called|theirs|payments|outbox)\b/.test(
            detail,
          )
        )
          scans.push(`${detail}: ${text.slice(0, 200)}`)
    }
    expect(scans).toEqual([])
  })
})

describe('a change of a record', () => {
  it('is stored and refused for an outdated version', async () => {
    const { guestId } = await aCall()
    const change = { version: 1, name: 'Kim Minji', lang: 'cn', note: 'Window seat' }
    const sent = { method: 'PATCH' } as const
    expect((await call(`guests/${guestId}`, change, sent)).status).toBe(200)
    expect(await read(guestId)).toMatchObject({ ...change, version: 2 })
    expect(await codeOf(await call(`guests/${guestId}`, change, sent))).toEqual([
      409,
      'EditConflict',
    ])
    expect((await call(`guests/987654321`, change, sent)).status).toBe(404)
  })
})

describe('two records of a person', () => {
  it('are merged into one with the trips of both, and separated again, both in the audit log', async () => {
    const number = aNumber()
    const [one, two] = [await aCall({ phone: number }), await aCall({ phone: `+1${number}` })]
    expect((await read(one.guestId)).alike.map(({ id }) => id)).toEqual([two.guestId])
    // A number that only a booking has counts, too.
    const later = await aCall()
    await aCall({ email: later.email, phone: number })
    expect((await read(later.guestId)).alike.map(({ id }) => id)).toEqual([
      one.guestId,
      two.guestId,
    ])
    await call(`guests/${one.guestId}/merge`, { other: two.guestId })
    const both = await read(two.guestId)
    expect([both.id, both.bookings.length, both.merged.map(({ id }) => id)]).toEqual([
      one.guestId,
      2,
      [two.guestId],
    ])
    expect(both.alike.map(({ id }) => id)).toEqual([later.guestId])
    expect((await find(two.name ?? '')).map(({ id }) => id)).toContain(one.guestId)
    expect(await codeOf(await call(`guests/${one.guestId}/merge`, { other: two.guestId }))).toEqual(
      [409, 'EditConflict'],
    )
    await call(`guests/${one.guestId}/separate`, { part: two.guestId })
    expect((await read(two.guestId)).bookings.map(({ id }) => id)).toEqual([two.id])
    const actions = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, 'guest'), eq(auditLog.subjectId, String(one.guestId))))
    expect(actions.map(({ action }) => action)).toEqual(['guest.merge', 'guest.separate'])
  })
})

describe('a new request', () => {
  it('says how often its guest has been here, and who else has its number', async () => {
    const number = aNumber()
    const email = aSender()
    await call('guests/import', {
      isPreview: false,
      rows: [{ name: 'Lee', email, phone: number, lang: 'kr', trips: 2 }],
    })
    const known = await bookingPage((await aCall({ email })).id)
    expect(known.guest).toMatchObject({ trips: 2, isProven: true, alike: null })
    const caller = await bookingPage((await aCall({ phone: `1${number}` })).id)
    expect(caller.guest).toMatchObject({
      trips: 0,
      alike: { id: known.guest?.id, name: 'Lee', trips: 2 },
    })
  })
})

describe('a file of former guests', () => {
  it('says what would become of each row, then adds new guests and tells the known ones’ trips once', async () => {
    const [email, other, number] = [aSender(), aSender(), aNumber()]
    const { guestId } = await aCall({ email })
    const rows = [
      {
        name: 'Known',
        email: email.toUpperCase(),
        lang: 'kr',
        trips: 3,
        day: '2024-07-01',
        note: 'Vegan',
      },
      { name: 'New', email: other, lang: 'cn', trips: 1 },
      { name: 'By phone', phone: `+1 ${number}`, lang: 'ca' },
      { name: 'Again', email: other, lang: 'cn', trips: 9 },
    ]
    const preview = await (
      await call('guests/import', { isPreview: true, rows })
    ).json<GuestImported>()
    expect(preview.rows.map(({ state }) => state)).toEqual(['known', 'new', 'new', 'repeated'])
    expect(await find(number)).toEqual([])
    for (let n = 0; n < 2; n += 1) {
      expect((await call('guests/import', { isPreview: false, rows })).status).toBe(200)
      expect((await find(number)).map(({ name }) => name)).toEqual(['By phone'])
      expect(await find(other)).toMatchObject([{ name: 'New', trips: 1 }])
    }
    expect(await read(guestId)).toMatchObject({
      pastTrips: 3,
      pastDay: '2024-07-01',
      note: 'Vegan',
      version: 2,
    })
  })

  it('is refused with a row that has neither an address nor a number', async () => {
    const rows = [{ name: 'Nameless', lang: 'kr' }]
    expect((await call('guests/import', { isPreview: false, rows })).status).toBe(422)
  })
})

describe('an erasure', () => {
  it('of the last booking deletes the record; with another booking it stays', async () => {
    const email = aSender()
    const [one, two] = [await aCall({ email }), await aCall({ email })]
    for (const [id, status] of [
      [one.id, 200],
      [two.id, 404],
    ] as const) {
      await call(`bookings/${id}/events`, {
        event: 'request.decline',
        version: 1,
        data: { reason: 'Full' },
      })
      expect((await call(`bookings/${id}/erase`, { keepsName: true })).status).toBe(200)
      expect((await call(`guests/${one.guestId}`)).status).toBe(status)
    }
  })

  it('of a guest takes all records and bookings, but not while a trip is open', async () => {
    const [one, two] = [await aCall(), await aCall()]
    await call(`guests/${one.guestId}/merge`, { other: two.guestId })
    const erase = () => call(`guests/${one.guestId}/erase`, { keepsName: false })
    expect(await codeOf(await erase())).toEqual([409, 'NotPossibleNow'])
    for (const { id } of [one, two])
      await call(`bookings/${id}/events`, {
        event: 'request.decline',
        version: 1,
        data: { reason: 'Full' },
      })
    expect((await erase()).status).toBe(200)
    const left = await db.select().from(guests).where(eq(guests.id, two.guestId))
    const [row] = await db.select().from(bookings).where(eq(bookings.id, two.id))
    expect([left, row?.name, row?.email, row?.guestId]).toEqual([[], null, null, null])
  })

  it('keeps the name of a booking with money, and asks before', async () => {
    const paid = await aPaidBooking()
    const [row] = await db.select().from(bookings).where(eq(bookings.id, paid.id))
    const guestId = row?.guestId ?? 0
    expect(await codeOf(await call(`guests/${guestId}/erase`, {}))).toEqual([409, 'NotPossibleNow'])
    await call(`bookings/${paid.id}/events`, {
      event: 'cancel.company',
      version: row?.version,
      data: { reason: 'Storm' },
    })
    const [ended] = await db.select().from(bookings).where(eq(bookings.id, paid.id))
    if (ended?.status === 'cancelled') {
      expect(await codeOf(await call(`guests/${guestId}/erase`, {}))).toEqual([409, 'MoneyKept'])
      expect((await call(`guests/${guestId}/erase`, { keepsName: true })).status).toBe(200)
      const [erased] = await db.select().from(bookings).where(eq(bookings.id, paid.id))
      expect([erased?.name, erased?.email, erased?.guestId]).toEqual([row?.name, null, null])
    }
  })
})

it('the guest of a booking finds the record in the export of the booking', async () => {
  const paid = await aPaidBooking()
  const [row] = await db.select().from(bookings).where(eq(bookings.id, paid.id))
  await db
    .update(guests)
    .set({ note: 'Afraid of dogs' })
    .where(eq(guests.id, row?.guestId ?? 0))
  const file = await asGuest(`${paid.pid}/data`, undefined, guestOf(paid))
  expect(await file.json()).toMatchObject({ guestRecords: [{ note: 'Afraid of dogs' }] })
})

describe('a member', () => {
  it('finds the record in the export; it is gone with the account', async () => {
    const { token, email, userId } = await aMember()
    await call('guests/import', {
      isPreview: false,
      rows: [{ name: 'Former', email, lang: 'kr', note: 'Came in 2019', trips: 1 }],
    })
    const file = await (
      await send('/api/user/me/export', undefined, { token })
    ).json<{
      guestRecords: { note: string }[]
    }>()
    expect(file.guestRecords).toMatchObject([
      { name: 'Former', note: 'Came in 2019', pastTrips: 1 },
    ])
    await db.batch(eraseStatements(db, userId, Date.now()))
    expect(await find(email)).toEqual([])
  })
})

it('guests are for admins alone', async () => {
  const asMember = { token: (await aMember()).token }
  expect(await codeOf(await call('guests', undefined, asMember))).toEqual([403, 'AdminOnly'])
  expect(await codeOf(await call('guests', undefined, { token: null }))).toEqual([401, 'PlzLogin'])
})
