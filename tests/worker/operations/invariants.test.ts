import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkInvariants } from '../../../worker/features/operations/invariants.job'
import { bookings } from '../../../worker/db/schema/bookings'
import { bookingRow } from '../../support/booking-builders'
import { db } from '../../support/builders'
import { aHeldBooking, aPaidBooking } from '../../support/held-bookings'

/** The job's lines about broken invariants. */
async function brokenIn(run: () => Promise<void>) {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {})
  await expect(run()).rejects.toMatchObject({ name: 'BrokenInvariant' })
  return lines.mock.calls
    .map(([line]) => JSON.parse(String(line)) as { event: string; fault: string; ids: string })
    .filter(({ event }) => event === 'invariant.broken')
}

afterEach(() => vi.restoreAllMocks())

describe('the daily look at bookings and money', () => {
  it('finds nothing in sound bookings', async () => {
    await aHeldBooking()
    await aPaidBooking()
    await expect(checkInvariants(env)).resolves.toBeUndefined()
  })

  it('names the fault and the booking, nothing else of it, and changes nothing', async () => {
    const { id, pid } = await aPaidBooking()
    const sound = await bookingRow(pid)
    await db
      .update(bookings)
      .set({ paid: sound.paid + 1 })
      .where(eq(bookings.id, id))
    try {
      const broken = await brokenIn(() => checkInvariants(env))
      expect(broken).toEqual([
        {
          event: 'invariant.broken',
          fault: 'a booking whose paid amount is not its ledger’s',
          ids: String(id),
        },
      ])
      expect(await bookingRow(pid)).toEqual({ ...sound, paid: sound.paid + 1 })
    } finally {
      await db.update(bookings).set({ paid: sound.paid }).where(eq(bookings.id, id))
    }
  })

  it('is red for a day that says a trip more than there is', async () => {
    await env.DB.prepare(
      `INSERT INTO trip_days (day, taken, cap) VALUES ('2091-05-05', 1, 2)`,
    ).run()
    const broken = await brokenIn(() => checkInvariants(env))
    expect(broken).toMatchObject([{ ids: '2091-05-05' }])
    await env.DB.prepare(`DELETE FROM trip_days WHERE day = '2091-05-05'`).run()
  })
})
