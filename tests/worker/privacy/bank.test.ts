import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bankEntries, matchRefusals, payments } from '../../../worker/db/schema/payments'
import { deleteExpiredRecords } from '../../../worker/features/privacy/privacy.actions'
import { aBankDesk, aHold, BANK_DAY } from '../../support/bank'
import { db } from '../../support/builders'

const DAY_MS = 24 * 60 * 60 * 1000
const now = Date.now()
const desk = await aBankDesk()

async function anEntry(days: number, fields: Partial<typeof bankEntries.$inferInsert> = {}) {
  const { id } = await desk.addEntry()
  const seenAt = now - days * DAY_MS
  await db
    .update(bankEntries)
    .set({ seenAt, ...fields })
    .where(eq(bankEntries.id, id))
  return id
}
const isKept = async (id: number) => (await db.$count(bankEntries, eq(bankEntries.id, id))) === 1

it('money of no guest is deleted after 180 days, with what was refused about it; booked money stays', async () => {
  const booking = await aHold()
  const [old, young] = [await anEntry(181), await anEntry(179)]
  const ignored = await anEntry(181, { status: 'ignored' })
  await db.insert(matchRefusals).values({ entryId: old, bookingId: booking.id, at: 1 })
  const [booked, reversed] = [await anEntry(181), await anEntry(181)]
  const row = { bookingId: booking.id, valueDay: BANK_DAY, method: 'transfer', at: now }
  await db.insert(payments).values([
    { ...row, kind: 'receipt', amount: 2000, bankEntryId: booked, entryAmount: 2000 },
    { ...row, kind: 'receipt', amount: 2000, bankEntryId: reversed, entryAmount: 2000 },
    { ...row, kind: 'reversal', amount: -2000, bankEntryId: reversed, entryAmount: -2000 },
  ])
  const original = await anEntry(181)
  const copy = await anEntry(179, { sameAsId: original, status: 'ignored' })
  await deleteExpiredRecords(env, now)
  const entries = [old, young, ignored, booked, reversed, original, copy]
  const kept = await Promise.all(entries.map(isKept))
  expect(kept).toEqual([false, true, false, true, true, true, true])
  expect(await db.$count(matchRefusals, eq(matchRefusals.entryId, old))).toBe(0)
})
