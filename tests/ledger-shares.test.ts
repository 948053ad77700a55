import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { migratedDatabase } from '../scripts/current-schema.ts'

/** Each row of the ledger in Canadian dollars, with the GST in it. */

const database = migratedDatabase()
let last = 0

interface Price {
  taxed: number
  untaxed: number
  gst: number
  won: number
}

interface Shares {
  cad: number
  net: number
  untaxed: number
  gst: number
}

function run(sql: string, ...values: (string | number | null)[]) {
  return Number(database.prepare(sql).run(...values).lastInsertRowid)
}

function aBooking(currency: 'CAD' | 'KRW'): number {
  last += 1
  return run(
    `INSERT INTO bookings (pid, source, lang, party, pickup_kind, currency, terms_version, created_at, updated_at)
     VALUES (?, 'site', 'ca', 1, 'calgary', ?, '1', 0, 0)`,
    `S${last}`,
    currency,
  )
}

const totalOf = ({ taxed, untaxed, gst }: Price) => taxed + untaxed + gst

/** The quote with this number is the one that was accepted last. */
function agree(booking: number, number: number, price: Price): void {
  const line = (kind: string, cents: number, rest = {}) => ({
    kind,
    label: '',
    units: 1,
    unitCents: cents,
    cents,
    ...rest,
  })
  const lines = [
    line('tour', price.taxed + 500),
    line('discount', -500),
    line('supplier', price.untaxed, { untaxed: 'Paid for the guest' }),
    line('gst', price.gst),
  ]
  run(
    `INSERT INTO quotes (booking_id, number, kind, lang, status, start_day, end_day, party, lines, days, total_cents,
       gst_cents, total_won, won_per_cad, deposit_cents, deposit_won, policy, valid_until, created_at)
     VALUES (?, ?, ?, 'ca', 'accepted', '2030-01-01', '2030-01-01', 1, ?, '[]', ?, ?, ?, 1015.5, 0, 0, '{}', 0, 0)`,
    booking,
    number,
    number === 1 ? 'quote' : 'change',
    JSON.stringify(lines),
    totalOf(price),
    price.gst,
    price.won,
  )
}

function pay(booking: number, amount: number, day = '2030-01-01', kind?: string): number {
  return run(
    `INSERT INTO payments (booking_id, kind, amount, value_day, method, at) VALUES (?, ?, ?, ?, 'etransfer', 0)`,
    booking,
    kind ?? (amount > 0 ? 'receipt' : 'refund'),
    amount,
    day,
  )
}

const COLUMNS = `coalesce(sum(cad_cents), 0) AS cad, coalesce(sum(net_cents), 0) AS net,
  coalesce(sum(untaxed_cents), 0) AS untaxed, coalesce(sum(gst_cents), 0) AS gst`

function sumOf(where: string, ...values: (string | number)[]): Shares {
  const row = database.prepare(`SELECT ${COLUMNS} FROM payments WHERE ${where}`).get(...values)
  return { ...row } as unknown as Shares
}

const PRICE = { taxed: 60_000, untaxed: 12_000, gst: 3000, won: 761_250 }

describe('a row of the ledger', () => {
  it('has the share of its quote, and no sale beyond the price', () => {
    const booking = aBooking('CAD')
    agree(booking, 1, PRICE)
    const [deposit, rest] = [pay(booking, 2000), pay(booking, 74_000)]
    expect(sumOf('id = ?', deposit)).toEqual({ cad: 2000, net: 1920, untaxed: 320, gst: 80 })
    expect(sumOf('id = ?', rest)).toEqual({ cad: 74_000, net: 70_080, untaxed: 11_680, gst: 2920 })
  })

  it('is in Canadian dollars at the rate of the quote', () => {
    const booking = aBooking('KRW')
    agree(booking, 1, PRICE)
    pay(booking, 20_000)
    pay(booking, 741_250)
    expect(sumOf('booking_id = ?', booking)).toEqual({
      cad: 75_000,
      net: 72_000,
      untaxed: 12_000,
      gst: 3000,
    })
  })

  it('takes GST back when money goes back', () => {
    const booking = aBooking('CAD')
    agree(booking, 1, PRICE)
    pay(booking, 75_000)
    const back = pay(booking, -37_500)
    expect(sumOf('id = ?', back)).toEqual({
      cad: -37_500,
      net: -36_000,
      untaxed: -6000,
      gst: -1500,
    })
  })

  it('without an accepted quote is no sale', () => {
    const id = pay(aBooking('CAD'), 2000)
    expect(sumOf('id = ?', id)).toEqual({ cad: 2000, net: 0, untaxed: 0, gst: 0 })
  })

  it('stays as it is when the price changes: the next row has the difference', () => {
    const booking = aBooking('CAD')
    agree(booking, 1, PRICE)
    const first = pay(booking, 75_000)
    const before = sumOf('id = ?', first)
    agree(booking, 2, { taxed: 40_000, untaxed: 8000, gst: 2000, won: 507_500 })
    pay(booking, -25_000)
    expect(sumOf('id = ?', first)).toEqual(before)
    expect(sumOf('booking_id = ?', booking)).toEqual({
      cad: 50_000,
      net: 48_000,
      untaxed: 8000,
      gst: 2000,
    })
  })

  it('cannot be changed afterwards', () => {
    const id = pay(aBooking('CAD'), 2000)
    for (const column of ['cad_cents', 'net_cents', 'untaxed_cents', 'gst_cents'])
      expect(() => run(`UPDATE payments SET ${column} = 1 WHERE id = ?`, id)).toThrow(
        'PaymentsStay',
      )
  })
})

const cents = (max: number) => fc.integer({ min: 0, max })
const aPrice = fc
  .record({ taxed: fc.integer({ min: 1, max: 9_000_000 }), untaxed: cents(500_000) })
  .chain(({ taxed, untaxed }) =>
    fc.integer({ min: 700, max: 1500 }).map((wonPerCad): Price => {
      const gst = Math.round(taxed / 20)
      const won = Math.round(((taxed + untaxed + gst) * wonPerCad) / 100)
      return { taxed, untaxed, gst, won: Math.max(1, won) }
    }),
  )
/** A payment or a refund as a share of the price, or another price. */
const aStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ part: fc.integer({ min: -90, max: 130 }), day: cents(720) }),
  },
  { weight: 1, arbitrary: aPrice },
)
const aLife = fc.record({
  currency: fc.constantFrom('CAD' as const, 'KRW' as const),
  price: aPrice,
  steps: fc.array(aStep, { minLength: 1, maxLength: 8 }),
})

interface Expected {
  booking: number
  shares: Shares
  amount: number
  currency: 'CAD' | 'KRW'
}

/** The day of 2030 or 2031 with a number. */
const dayOf = (n: number) => new Date(Date.UTC(2030, 0, 1 + n)).toISOString().slice(0, 10)

/** `part` of `of` in `whole`, rounded half up, in whole numbers of any size. */
function shareOf(part: number, of: number, whole: number): number {
  const [a, b, c] = [BigInt(part), BigInt(of), BigInt(whole)]
  return Number((2n * a * b + c) / (2n * c))
}

function sharesOf(price: Price, total: number, paid: number): Shares {
  const covered = Math.min(paid, total)
  const gst = shareOf(price.gst, covered, total)
  return {
    cad: shareOf(totalOf(price), paid, total),
    net: shareOf(totalOf(price), covered, total) - gst,
    untaxed: shareOf(price.untaxed, covered, total),
    gst,
  }
}

describe('one thousand bookings', () => {
  const expected: Expected[] = []
  const months = new Map<string, Shares>()

  function live({
    currency,
    price,
    steps,
  }: typeof aLife extends fc.Arbitrary<infer T> ? T : never) {
    const booking = aBooking(currency)
    let [quote, number, paid] = [price, 1, 0]
    let shares: Shares = { cad: 0, net: 0, untaxed: 0, gst: 0 }
    agree(booking, number, quote)
    for (const step of steps) {
      if ('taxed' in step) {
        quote = step
        number += 1
        agree(booking, number, quote)
        continue
      }
      const total = currency === 'CAD' ? totalOf(quote) : quote.won
      const amount = Math.max(-paid, Math.trunc((total * step.part) / 100))
      if (amount === 0) continue
      pay(booking, amount, dayOf(step.day))
      paid += amount
      const now = sharesOf(quote, total, paid)
      addTo(months, dayOf(step.day).slice(0, 7), differenceOf(now, shares))
      shares = now
    }
    expected.push({ booking, shares, amount: paid, currency })
  }

  beforeAll(() => {
    database.exec('BEGIN')
    for (const life of fc.sample(aLife, { numRuns: 1000, seed: 54 })) live(life)
    database.exec('COMMIT')
  })

  it('each has the GST of its quote’s part that was paid, in both currencies', () => {
    expect(new Set(expected.map(({ currency }) => currency)).size).toBe(2)
    for (const { booking, shares, amount } of expected) {
      expect(sumOf('booking_id = ?', booking)).toEqual(shares)
      const ledger = database
        .prepare('SELECT coalesce(sum(amount), 0) AS n FROM payments WHERE booking_id = ?')
        .get(booking)
      expect(ledger).toEqual({ n: amount })
    }
  })

  it('the months of a year add up to what the ledger has', () => {
    for (const [month, shares] of months)
      expect(
        sumOf(`booking_id >= ? AND value_day LIKE ?`, expected[0]?.booking ?? 0, `${month}%`),
      ).toEqual(shares)
    expect(months.size).toBe(24)
  })
})

function differenceOf(a: Shares, b: Shares): Shares {
  return {
    cad: a.cad - b.cad,
    net: a.net - b.net,
    untaxed: a.untaxed - b.untaxed,
    gst: a.gst - b.gst,
  }
}

function addTo(months: Map<string, Shares>, month: string, more: Shares): void {
  const known = months.get(month) ?? { cad: 0, net: 0, untaxed: 0, gst: 0 }
  months.set(month, {
    cad: known.cad + more.cad,
    net: known.net + more.net,
    untaxed: known.untaxed + more.untaxed,
    gst: known.gst + more.gst,
  })
}
