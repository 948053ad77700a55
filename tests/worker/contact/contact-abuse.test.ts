import { describe, expect, it } from 'vitest'
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

  it('let two mails an hour through to one recipient, of 100 sent at once', async () => {
    const sender = aSender()
    const calls = Array.from({ length: 100 }, () => sendConfirmation(sender, aSolvedChallenge()))
    const answers = await statuses(calls)
    expect([passed(answers), answers.filter((status) => status === 429).length]).toEqual([2, 98])
    expect(await mailsTo(sender)).toHaveLength(2)
  })

  it('let two an hour through to one mailbox, however it is tagged', async () => {
    const [name = '', domain = ''] = aSender().split('@')
    const tagged = Array.from(
      { length: 12 },
      (_, n) => `${n % 2 ? name : name.toUpperCase()}+${n}@${domain}`,
    )
    const answers = await statuses(
      tagged.map((sender) => sendConfirmation(sender, aSolvedChallenge())),
    )
    expect([passed(answers), answers.filter((status) => status === 429).length]).toEqual([2, 10])
  })

  it('let five an hour through from one network, and only two without the sum', async () => {
    const [answering, silent] = [fromANetwork(), fromANetwork()]
    const answered = Array.from({ length: 20 }, () =>
      sendConfirmation(aSender(), aSolvedChallenge(), answering),
    )
    const unanswered = Array.from({ length: 20 }, () => sendConfirmation(aSender(), {}, silent))
    expect([passed(await statuses(answered)), passed(await statuses(unanswered))]).toEqual([5, 2])
  })

  it('count an IPv6 network as one', async () => {
    const calls = Array.from({ length: 20 }, (_, host) =>
      sendConfirmation(aSender(), aSolvedChallenge(), {
        'cf-connecting-ip': `2001:db8:1:2::${host + 1}`,
      }),
    )
    expect(passed(await statuses(calls))).toBe(5)
  })

  it('say how long to wait', async () => {
    const headers = fromANetwork()
    for (let call = 0; call < 2; call += 1) await sendConfirmation(aSender(), {}, headers)
    const refused = await sendConfirmation(aSender(), {}, headers)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
