import { describe, expect, it } from 'vitest'
import type { DeskQuote } from '../../../worker/contracts/bookings/desk-quotes'
import { send } from '../../support/accounts'
import { aBooking } from '../../support/booking-builders'
import { anAdmin, aTour } from '../../support/builders'
import { aQuotedBooking, PRICES } from '../../support/held-bookings'
import { codeOf } from '../../support/request'

const admin = await anAdmin()
const bin = (tourId: number, query = '') =>
  send(`/api/forum/${tourId}${query}`, undefined, { method: 'DELETE', token: admin.token })
const asDesk = (path: string, body: object, method = 'POST') =>
  send(`/api/admin/${path}`, body, { method, token: admin.token })
const line = (kind: string, cents: number) => ({
  kind,
  label: 'x',
  units: 1,
  unitCents: cents,
  cents,
})

describe('a tour with open quotes', () => {
  it('goes into the bin only after the admin has seen their number', async () => {
    const tourId = await aTour(PRICES)
    const [first, second] = [await aQuotedBooking({ tourId }), await aQuotedBooking({ tourId })]
    for (const query of ['', '?openQuotes=1']) {
      const refused = await bin(tourId, query)
      expect(refused.status).toBe(409)
      expect(await refused.json()).toMatchObject({
        code: 'TourQuoted',
        openQuotes: 2,
        quotes: [
          { bookingId: first.id, pid: first.pid, name: first.name, number: 1 },
          { bookingId: second.id },
        ],
      })
    }
    expect((await bin(tourId, '?openQuotes=2')).status).toBe(200)
  })

  it('goes at once where no quote can be accepted any more', async () => {
    const tourId = await aTour(PRICES)
    const { id } = await aBooking({ tourId })
    await asDesk(`bookings/${id}/quotes`, {})
    expect((await bin(tourId)).status).toBe(200)
  })
})

describe('a quote of nothing', () => {
  it.each([
    ['zero', [line('tour', 100_00), line('discount', -100_00)]],
    ['less than zero', [line('tour', 50_00), line('discount', -100_00)]],
  ])('is refused in the draft already: %s', async (_name, lines) => {
    const { id } = await aBooking({ tourId: await aTour(PRICES) })
    const refused = await asDesk(`bookings/${id}/quotes`, { lines })
    expect(await codeOf(refused.clone())).toEqual([422, 'QuoteNeedsPrice'])
    expect((await refused.json<{ msg: string }>()).msg).toMatch(/above 0|0보다|大于 0/)
    const draft = await (await asDesk(`bookings/${id}/quotes`, {})).json<DeskQuote>()
    const path = `bookings/${id}/quotes/${draft.number}`
    const edited = await asDesk(path, { revision: draft.version, lines }, 'PATCH')
    expect(await codeOf(edited)).toEqual([422, 'QuoteNeedsPrice'])
  })

  it('may be a draft that waits for its price, and is not sent', async () => {
    const { id } = await aBooking({ tourId: await aTour() })
    const made = await asDesk(`bookings/${id}/quotes`, { lines: [line('tour', 0)] })
    expect(made.status).toBe(201)
    const { number, version } = await made.json<DeskQuote>()
    const sent = await asDesk(`bookings/${id}/quotes/${number}/send`, { version })
    expect(await codeOf(sent)).toEqual([422, 'QuoteNeedsPrice'])
  })
})
