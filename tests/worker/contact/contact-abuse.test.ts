import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { limitCounters } from '../../../worker/db/schema/limits'
import { outbox } from '../../../worker/db/schema/mail'
import { db } from '../../support/builders'
import {
  aSender,
  aSolvedChallenge,
  fromANetwork,
  sendConfirmation,
  sendInquiry,
} from '../../support/contact'
import { mailsTo } from '../../support/mails'
import { request } from '../../support/request'

const COMPANY = 'hello@moraine.example'
const VICTIM = 'victim@foreign.example'
const CONTROLS = ['\r\n', '\n', '\r', '\0', '\u2028', '\u2029', '\u0085', '\v', '\f', '\u001b']
const HEADERS = [
  `Bcc: ${VICTIM}`,
  `Cc: ${VICTIM}`,
  `To: ${VICTIM}`,
  'Content-Type: text/html',
  'X-Evil: 1',
  '.',
]
const text = { subject: 'A private tour', html: 'Enough text for an inquiry' }

describe('200 calls of a sender who wants a relay', () => {
  it('send mails only to the typed sender and the company', async () => {
    const shapes: ((own: string) => object)[] = [
      (own) => ({ emailto: own, cc: VICTIM, bcc: VICTIM, to: VICTIM }),
      () => ({ emailto: [VICTIM, 'b@example.com'] }),
      () => ({ emailto: { address: VICTIM } }),
      (own) => ({ emailto: `${own},${VICTIM}` }),
      (own) => ({ emailto: `${own};${VICTIM}` }),
      (own) => ({ emailto: `"${own}" <${VICTIM}>` }),
      (own) => ({ emailto: `${own}\r\nBcc: ${VICTIM}` }),
      (own) => ({ emailto: `${own}%0d%0aBcc:${VICTIM}` }),
      (own) => ({ emailto: VICTIM, replyEmail: own }),
      (own) => ({ replyEmail: `${own}\r\nBcc: ${VICTIM}` }),
      (own) => ({ replyEmail: own, to: VICTIM, company: VICTIM, recipient: VICTIM }),
      (own) => ({ emailto: own, subject: `Hi\r\nBcc: ${VICTIM}` }),
      (own) => ({ emailto: own, from: VICTIM, replyTo: VICTIM, headers: { Bcc: VICTIM } }),
      () => ({ emailto: VICTIM, topicId: 1, replyId: '' }),
      () => ({ emailto: VICTIM, topicId: '', replyId: 1 }),
      (own) => ({ emailto: own, template: 'passwordReset', link: 'https://evil.example' }),
      (own) => ({ emailto: `${own} ${VICTIM}` }),
      (own) => ({ emailto: `<${own}>,<${VICTIM}>` }),
      (own) => ({ emailto: own, __proto__: { emailto: VICTIM } }),
      (own) => ({ emailto: `@route,@other:${own}` }),
    ]
    const own: string[] = []
    await db.delete(outbox)
    for (let call = 0; call < 200; call += 1) {
      const sender = aSender()
      own.push(sender)
      const body = { ...text, ...shapes[call % shapes.length]!(sender) }
      const { status } = await request('/api/email', { body, headers: fromANetwork() })
      expect(status).toBeLessThan(500)
    }
    const rows = await db.select().from(outbox)
    const allowed = new Set([COMPANY, ...own])
    expect(rows.filter(({ recipient }) => !allowed.has(recipient))).toEqual([])
    for (const mail of rows)
      if (mail.recipient !== COMPANY) expect(mail.textBody).not.toMatch(/evil|foreign/)
  })
})

describe(`${CONTROLS.length * HEADERS.length * 2} injection payloads`, () => {
  it('add no header to any mail', async () => {
    for (const control of CONTROLS)
      for (const header of HEADERS) {
        const payload = `Hello${control}${header}`
        const sender = aSender()
        await sendInquiry(sender, { ...text, subject: payload })
        await sendInquiry(`${sender}${control}${header}`, text)
      }
    for (const { subject, replyTo, recipient } of await db.select().from(outbox))
      expect(`${subject}${replyTo ?? ''}${recipient}`).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  })
})

describe('limits', () => {
  const statuses = async (calls: Promise<Response>[]) =>
    (await Promise.all(calls)).map(({ status }) => status)
  const passed = (list: number[]) => list.filter((status) => status === 200).length

  /** Of senders: how many of their mails are to be sent, and how many are held. */
  const mailed = async (senders: string[]) => {
    const mails = (await Promise.all([...new Set(senders)].map(mailsTo))).flat()
    const countOf = (status: string) => mails.filter((mail) => mail.status === status).length
    return [countOf('queued'), countOf('held')]
  }
  const confirm = (senders: string[], headers?: Record<string, string>) =>
    statuses(senders.map((sender) => sendConfirmation(sender, aSolvedChallenge(), headers)))
  const manySenders = (length: number) => Array.from({ length }, () => aSender())

  it('send two mails an hour to one recipient for one place and four in all, of 100 at once', async () => {
    const [sender, headers] = [aSender(), fromANetwork()]
    await confirm([sender, sender, sender], headers)
    expect(await mailed([sender])).toEqual([2, 1])
    expect(passed(await confirm(Array.from({ length: 100 }, () => sender)))).toBe(100)
    expect(await mailed([sender])).toEqual([4, 99])
  })

  it('send four an hour to one mailbox, however it is tagged', async () => {
    const [name = '', domain = ''] = aSender().split('@')
    const tagged = Array.from(
      { length: 12 },
      (_, n) => `${n % 2 ? name : name.toUpperCase()}+${n}@${domain}`,
    )
    await confirm(tagged)
    expect(await mailed(tagged)).toEqual([4, 8])
  })

  it('send five an hour for one network, take 20 a day, and only two without the sum', async () => {
    const senders = manySenders(25)
    expect(passed(await confirm(senders, fromANetwork()))).toBe(20)
    expect(await mailed(senders)).toEqual([5, 15])
    const silent = fromANetwork()
    const unanswered = manySenders(20).map((sender) => sendConfirmation(sender, {}, silent))
    expect(passed(await statuses(unanswered))).toBe(2)
  })

  it('count an IPv6 network as one', async () => {
    const senders = manySenders(20)
    const calls = senders.map((sender, host) =>
      sendConfirmation(sender, aSolvedChallenge(), {
        'cf-connecting-ip': `2001:db8:1:2::${host + 1}`,
      }),
    )
    await Promise.all(calls)
    expect(await mailed(senders)).toEqual([5, 15])
  })

  it('of the site hold the mails of an inquiry, which is taken', async () => {
    await db.delete(limitCounters)
    const bindings = { LIMITS: 'contactSite.day=2,contactTakenSite.day=4' }
    const inquire = async () => {
      const sender = aSender()
      const body = { ...text, replyEmail: sender, ...aSolvedChallenge() }
      const headers = fromANetwork()
      const { status } = await request('/api/email', { body, headers, bindings })
      const [inquiry] = await db.select().from(outbox).where(eq(outbox.replyTo, sender))
      return [status, inquiry?.status]
    }
    const outcomes = []
    for (let n = 0; n < 5; n += 1) outcomes.push(await inquire())
    expect(outcomes).toEqual([
      [200, 'queued'],
      [200, 'queued'],
      [200, 'held'],
      [200, 'held'],
      [429, undefined],
    ])
  })

  it('of a mailbox never hold an inquiry that a stranger sent with the address of its owner', async () => {
    const sender = aSender()
    for (let n = 0; n < 12; n += 1) await sendInquiry(sender, aSolvedChallenge())
    const inquiries = await db.select().from(outbox).where(eq(outbox.replyTo, sender))
    expect(inquiries.map(({ status }) => status)).toEqual(inquiries.map(() => 'queued'))
    expect(inquiries).toHaveLength(12)
  })

  it('say how long to wait', async () => {
    const headers = fromANetwork()
    for (let call = 0; call < 2; call += 1) await sendConfirmation(aSender(), {}, headers)
    const refused = await sendConfirmation(aSender(), {}, headers)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
