import { describe, expect, it } from 'vitest'
import { env } from 'cloudflare:workers'
import { LANGS } from '../../../worker/contracts/languages'
import { settingsOf } from '../../../worker/env'
import { guestCode } from '../../../worker/bookings/access/guest-code'
import { blankSecrets } from '../../../worker/services/mail/secrets'
import { aNetwork } from '../../support/accounts'
import {
  aBooking,
  asGuest,
  bookingRow,
  changeBooking,
  cookiesOf,
  keyOf,
  readAs,
} from '../../support/booking-builders'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'

const DAY_MS = 24 * 60 * 60 * 1000
const WRONG = [401, 'INCORRECT_CODE']
const { pepper } = settingsOf(env)

const codeIn = (mail: { textBody: string } | undefined) =>
  /[:：] (\d{6})$|：(\d{6})$/m
    .exec(mail?.textBody ?? '')
    ?.slice(1)
    .find(Boolean) ?? ''
const enter = (pid: string, code: string, from = aNetwork()) =>
  asGuest(`${pid}/code`, { code }, '', { from })
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('the code in a booking’s mail', () => {
  it.each(LANGS)('opens the booking without the link, in %s', async (lang) => {
    const booking = await aBooking({ lang })
    const [mail] = await mailsTo(booking.email!)
    const code = codeIn(mail)
    expect(code).toMatch(/^\d{6}$/)
    expect(mail!.htmlBody).toContain(code)
    const opened = await enter(booking.pid, code)
    expect(opened.status).toBe(204)
    expect(await readAs(booking.pid, cookiesOf(opened))).toMatchObject({ scope: 'lead' })
    expect((await bookingRow(booking.pid)).firstOpenedAt).not.toBeNull()
  })

  it.each(LANGS)(
    'is in the mail that sends the link again, and not on the desk’s screen, in %s',
    async (lang) => {
      const booking = await aBooking({ lang })
      await asGuest(`${booking.pid}/link`, {}, '')
      const mail = (await mailsTo(booking.email!)).at(-1)!
      const code = codeIn(mail)
      expect(await codeOf(await enter(booking.pid, wrongFor(code)))).toEqual(WRONG)
      expect((await enter(booking.pid.toLowerCase(), code)).status).toBe(204)
      for (const text of [mail.textBody, mail.htmlBody])
        expect(blankSecrets(mail.template, text)).not.toContain(code)
    },
  )

  it.each([
    ['another booking', async () => (await aBooking()).pid],
    ['no booking', () => Promise.resolve('0000000000')],
  ])('does not open %s', async (_name, pidOf) => {
    const code = guestCode(pepper, await aBooking(), Date.now())
    expect(await codeOf(await enter(await pidOf(), code))).toEqual(WRONG)
  })

  it('works for a week at least, and for two at most', async () => {
    const booking = await aBooking()
    const written = (daysAgo: number) => guestCode(pepper, booking, Date.now() - daysAgo * DAY_MS)
    expect((await enter(booking.pid, written(0))).status).toBe(204)
    expect((await enter(booking.pid, written(7))).status).toBe(204)
    expect(await codeOf(await enter(booking.pid, written(14)))).toEqual(WRONG)
  })

  it('ends with a renewal of the link, an erasure and the link itself', async () => {
    const booking = await aBooking()
    const code = guestCode(pepper, booking, Date.now())
    await changeBooking(booking.id, { linkGeneration: 2 })
    expect(await codeOf(await enter(booking.pid, code))).toEqual(WRONG)
    await changeBooking(booking.id, { linkGeneration: 1, erasedAt: Date.now() })
    expect(await codeOf(await enter(booking.pid, code))).toEqual(WRONG)
    const closed = await aBooking({ status: 'closed' })
    await changeBooking(closed.id, { updatedAt: Date.now() - 31 * DAY_MS })
    const late = await enter(closed.pid, guestCode(pepper, closed, Date.now()))
    expect(await codeOf(late)).toEqual([410, 'LinkEnded'])
  })

  it('is not tried more than five times an hour from a network, which shuts out no other', async () => {
    const [booking, from] = [await aBooking(), aNetwork()]
    const code = guestCode(pepper, booking, Date.now())
    for (let n = 0; n < 5; n += 1)
      expect(await codeOf(await enter(booking.pid, wrongFor(code), from))).toEqual(WRONG)
    expect(await codeOf(await enter(booking.pid, code, from))).toEqual([429, 'TooManyRequests'])
    expect((await enter(booking.pid, code)).status).toBe(204)
    const other = await aBooking()
    const ofOther = guestCode(pepper, other, Date.now())
    expect((await enter(other.pid, ofOther, from)).status).toBe(204)
  })

  it('ends after twenty tries from any networks; the next mail has another, and the link still opens', async () => {
    const booking = await aBooking()
    const code = guestCode(pepper, booking, Date.now())
    const tries = Array.from({ length: 20 }, () => enter(booking.pid, wrongFor(code)))
    for (const tried of await Promise.all(tries)) expect(tried.status).toBe(401)
    expect(await codeOf(await enter(booking.pid, code))).toEqual(WRONG)
    await asGuest(`${booking.pid}/link`, {}, '')
    const newCode = codeIn((await mailsTo(booking.email!)).at(-1))
    expect(newCode).not.toBe(code)
    expect((await enter(booking.pid, newCode)).status).toBe(204)
    expect((await asGuest(`${booking.pid}/open`, { key: keyOf(booking) }, '')).status).toBe(204)
  })

  it('takes digits as people type them, and nothing else', async () => {
    const booking = await aBooking()
    const code = guestCode(pepper, booking, Date.now())
    expect((await enter(booking.pid, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(204)
    for (const wrong of ['', '12345', '1234567', 'abcdef'])
      expect((await enter(booking.pid, wrong)).status).toBe(422)
  })
})
