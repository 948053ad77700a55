import { describe, expect, it } from 'vitest'
import { migratedDatabase } from '../scripts/current-schema.ts'

/** The database's own rules about money. */

const database = migratedDatabase()
let last = 0

function run(sql: string, ...values: (string | number | null)[]): void {
  database.prepare(sql).run(...values)
}

function get(sql: string, ...values: (string | number)[]): unknown {
  return database.prepare(sql).get(...values)
}

function refusalOf(statement: () => void): string | null {
  try {
    statement()
    return null
  } catch (error) {
    return (error as Error).message
  }
}

function aBooking(): number {
  last += 1
  run(
    `INSERT INTO bookings (id, pid, source, lang, party, pickup_kind, terms_version, created_at, updated_at)
     VALUES (?, ?, 'site', 'ca', 1, 'calgary', '1', 0, 0)`,
    last,
    `P${last}`,
  )
  return last
}

function anEntry(amount: number): number {
  last += 1
  run(
    `INSERT INTO bank_entries (id, account, source, day, amount, currency, fingerprint, seen_at)
     VALUES (?, 'main', 'hand', '2030-01-01', ?, 'CAD', ?, 0)`,
    last,
    amount,
    `F${last}`,
  )
  return last
}

function pay(
  booking: number,
  amount: number,
  { kind = 'receipt', entry = 0, spent = amount } = {},
) {
  run(
    `INSERT INTO payments (booking_id, kind, amount, bank_entry_id, entry_amount, value_day, method, at)
     VALUES (?, ?, ?, ?, ?, '2030-01-01', 'etransfer', 0)`,
    booking,
    kind,
    amount,
    entry || null,
    entry ? spent : null,
  )
}

function aRefund(booking: number, amount: number, { fee = 0, status = 'proposed' } = {}): number {
  last += 1
  run(
    `INSERT INTO refunds (id, booking_id, amount, fee, status, working, send_after, method, at)
     VALUES (?, ?, ?, ?, ?, '[]', 0, 'etransfer', 0)`,
    last,
    booking,
    amount,
    fee,
    status,
  )
  return last
}

const setStatus = (refund: number, status: string) =>
  run('UPDATE refunds SET status = ? WHERE id = ?', status, refund)

function moneyOf(booking: number) {
  return get('SELECT paid, refund_open AS open FROM bookings WHERE id = ?', booking)
}

describe('the ledger', () => {
  it('adds receipts, refunds and reversals up to what is paid', () => {
    const booking = aBooking()
    pay(booking, 5000)
    pay(booking, 2000)
    pay(booking, -1000, { kind: 'refund' })
    pay(booking, -2000, { kind: 'reversal' })
    expect(moneyOf(booking)).toEqual({ paid: 4000, open: 0 })
  })

  it.each(['amount = 2', "kind = 'moved'", "value_day = '2031-01-01'", 'booking_id = 1'])(
    'keeps its rows: %s is refused',
    (change) => {
      const booking = aBooking()
      pay(booking, 100)
      expect(
        refusalOf(() => run(`UPDATE payments SET ${change} WHERE booking_id = ?`, booking)),
      ).toContain('PaymentsStay')
    },
  )

  it('refuses a receipt of less than nothing, a positive refund, and more going out than came in', () => {
    const booking = aBooking()
    pay(booking, 100)
    expect(refusalOf(() => pay(booking, -1))).toContain('CHECK')
    expect(refusalOf(() => pay(booking, 1, { kind: 'refund' }))).toContain('CHECK')
    expect(refusalOf(() => pay(booking, -101, { kind: 'refund' }))).toContain('paid_sign')
    expect(moneyOf(booking)).toEqual({ paid: 100, open: 0 })
  })
})

describe('an entry of the bank', () => {
  it('pays several bookings, never more than its amount', () => {
    const entry = anEntry(10_000)
    const [first, second] = [aBooking(), aBooking()]
    pay(first, 6000, { entry })
    expect(refusalOf(() => pay(second, 6000, { entry }))).toContain('entry_spent')
    pay(second, 4000, { entry })
    expect(get('SELECT spent FROM bank_entries WHERE id = ?', entry)).toEqual({ spent: 10_000 })
    expect(moneyOf(second)).toEqual({ paid: 4000, open: 0 })
  })

  it('is free again after a reversal', () => {
    const entry = anEntry(100)
    const booking = aBooking()
    pay(booking, 100, { entry })
    pay(booking, -100, { kind: 'reversal', entry })
    pay(aBooking(), 100, { entry })
  })

  it('cannot be spent where another shows the same money', () => {
    const [entry, same] = [anEntry(100), anEntry(100)]
    run('UPDATE bank_entries SET same_as_id = ? WHERE id = ?', entry, same)
    expect(refusalOf(() => pay(aBooking(), 100, { entry: same }))).toContain('entry_spent')
    pay(aBooking(), 100, { entry })
    expect(
      refusalOf(() => run('UPDATE bank_entries SET same_as_id = ? WHERE id = ?', same, entry)),
    ).toContain('entry_spent')
  })

  it('is stored once, by its fingerprint and by the reference of the bank', () => {
    const entry = anEntry(100)
    const copy = (fingerprint: string) => () =>
      run(
        `INSERT INTO bank_entries (account, source, day, amount, currency, fingerprint, bank_ref, seen_at)
         SELECT account, source, day, amount, currency, coalesce(?, fingerprint), bank_ref, 0 FROM bank_entries
         WHERE id = ?`,
        fingerprint || null,
        entry,
      )
    expect(refusalOf(copy(''))).toContain('UNIQUE')
    run(`UPDATE bank_entries SET bank_ref = 'CA1' WHERE id = ?`, entry)
    expect(refusalOf(copy('another'))).toContain('UNIQUE')
  })
})

describe('a refund', () => {
  it('begins as a proposal', () => {
    const booking = aBooking()
    pay(booking, 100)
    for (const status of ['approved', 'sent', 'void'])
      expect(refusalOf(() => aRefund(booking, 100, { status }))).toContain('RefundBegins')
  })

  it('is kept back while it is approved, with its fee', () => {
    const booking = aBooking()
    pay(booking, 2000)
    const refund = aRefund(booking, 1500, { fee: 500 })
    expect(moneyOf(booking)).toEqual({ paid: 2000, open: 0 })
    setStatus(refund, 'approved')
    expect(moneyOf(booking)).toEqual({ paid: 2000, open: 2000 })
    setStatus(refund, 'sent')
    pay(booking, -1500, { kind: 'refund' })
    expect(moneyOf(booking)).toEqual({ paid: 500, open: 0 })
  })

  it('cannot be approved beyond what is paid, nor what it needs be paid out otherwise', () => {
    const booking = aBooking()
    pay(booking, 100)
    const large = aRefund(booking, 101)
    expect(refusalOf(() => setStatus(large, 'approved'))).toContain('refund_fits')
    setStatus(large, 'void')
    setStatus(aRefund(booking, 60), 'approved')
    expect(refusalOf(() => pay(booking, -50, { kind: 'reversal' }))).toContain('refund_fits')
  })

  it('does not change once it is decided', () => {
    const booking = aBooking()
    pay(booking, 100)
    const refund = aRefund(booking, 50)
    run('UPDATE refunds SET amount = 60 WHERE id = ?', refund)
    setStatus(refund, 'approved')
    for (const change of ['amount = 70', 'fee = 1', "working = '[1]'"])
      expect(refusalOf(() => run(`UPDATE refunds SET ${change} WHERE id = ?`, refund))).toContain(
        'RefundFixed',
      )
  })

  it('is the only live one of its booking', () => {
    const booking = aBooking()
    pay(booking, 100)
    const first = aRefund(booking, 50)
    expect(refusalOf(() => aRefund(booking, 50))).toContain('UNIQUE')
    setStatus(first, 'void')
    aRefund(booking, 50)
  })
})
