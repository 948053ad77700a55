import type { BankEntry } from '../../worker/contracts/bookings/bank-entries'
import type { NewImport } from '../../worker/contracts/bookings/bank-imports'
import { referenceFrom } from '../../worker/contracts/bookings/booking-reference'
import type { BookingRow } from '../../worker/db/schema/bookings'
import { send, type Sent } from './accounts'
import { aBooking, bookingRow, changeBooking } from './booking-builders'
import { anAdmin, unique } from './builders'
import { aSender } from './contact'

/** A day in the past, as banks report it. */
export const BANK_DAY = '2026-01-05'

/** A reference that no other booking of the tests has. */
export function aReference(): string {
  return referenceFrom(() => 10_000 + (unique() % 89_999))
}

/** A held date that costs C$1,050 with a deposit of C$20. */
export async function aHold(
  fields: Partial<BookingRow> = {},
  status: 'on_hold' | 'confirmed' = 'on_hold',
): Promise<BookingRow & { reference: string }> {
  const booking = await aBooking({ status, email: aSender() })
  const reference = aReference()
  await changeBooking(booking.id, { total: 105_000, deposit: 2000, reference, ...fields })
  const row = await bookingRow(booking.pid)
  return { ...row, reference: row.reference ?? reference }
}

/** Calls of an admin below /api/admin/bank. */
export async function aBankDesk() {
  const { token, userId } = await anAdmin()
  const call = (path: string, body?: unknown, sent: Sent = {}) =>
    send(`/api/admin/bank/${path}`, body, { token, ...sent })
  const addEntry = async (fields: Record<string, unknown> = {}): Promise<BankEntry> => {
    const entry = { account: 'RBC', currency: 'CAD', day: BANK_DAY, amount: 4000, ...fields }
    const response = await call('entries', entry)
    if (response.status !== 201) throw new Error(await response.text())
    return response.json()
  }
  const findEntry = async (
    id: number,
    status = 'waiting',
    q = '',
  ): Promise<BankEntry | undefined> => {
    const response = await call(`entries?status=${status}&q=${encodeURIComponent(q)}`)
    const { entries } = await response.json<{ entries: BankEntry[] }>()
    return entries.find((entry) => entry.id === id)
  }
  return { token, userId, call, addEntry, findEntry }
}

/** A file with these rows, which no other file has. */
export function aStatement(
  rows: readonly Partial<NewImport['rows'][number]>[],
  fields: Partial<NewImport> = {},
): NewImport {
  return {
    account: `Account ${unique()}`,
    currency: 'CAD',
    fileName: 'january.csv',
    fileHash: unique().toString(16).padStart(64, '0'),
    balanceOk: null,
    takenBack: [],
    rows: rows.map((row) => ({ day: BANK_DAY, amount: 2000, payer: null, memo: '', ...row })),
    ...fields,
  }
}
