import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../worker/env'
import { CONTACT_FORUM_ID } from '../../../worker/contracts/contact/contact-forum'
import type { EmailResponse } from '../../../worker/contracts/contact/contact'
import { topics } from '../../../worker/db/schema/board'
import { outbox } from '../../../worker/db/schema/mail'
import { tours, tourTexts } from '../../../worker/db/schema/tours'
import { LANGS } from '../../../worker/contracts/languages'
import { aTopic } from '../../support/board-builders'
import { aMember, aTour, db } from '../../support/builders'
import {
  aSender,
  aSolvedChallenge,
  fromANetwork,
  sendConfirmation,
  sendInquiry,
} from '../../support/contact'
import { expectLogs } from '../../support/logs'
import { mailsTo } from '../../support/mails'
import { request, codeOf } from '../../support/request'

const COMPANY = 'hello@moraine.example'

const inquiriesOf = (sender: string) => db.select().from(outbox).where(eq(outbox.replyTo, sender))
const referenceOf = async (response: Response) => {
  expect(response.status).toBe(200)
  return (await response.json<EmailResponse>()).reference!
}

describe('the confirmation to the sender', () => {
  it.each(LANGS)(
    'is the fixed text in %s with a reference number and no words of the sender',
    async (lang) => {
      const sender = aSender()
      const fields = {
        lang,
        subject: 'Buy pills at https://evil.example',
        html: '<a href="https://evil.example">Win a lot now</a>',
      }
      const reference = await referenceOf(
        await sendConfirmation(sender, { ...fields, ...aSolvedChallenge() }),
      )
      const [mail, ...others] = await mailsTo(sender)
      expect(others).toEqual([])
      expect(mail).toMatchObject({
        recipient: sender,
        lang,
        template: 'contactConfirmation',
        replyTo: null,
      })
      expect(mail!.subject).toContain(reference)
      expect(mail!.subject + mail!.textBody + mail!.htmlBody).not.toMatch(/evil|pills|Win a lot/)
    },
  )

  it('comes in the language of the request when the body names none', async () => {
    const sender = aSender()
    await sendConfirmation(sender, {}, { ...fromANetwork(), 'accept-language': 'ko' })
    expect((await mailsTo(sender))[0]).toMatchObject({ lang: 'kr' })
  })
})

describe('the inquiry', () => {
  it('goes to the company with the text as it was written and answers to the sender', async () => {
    const sender = aSender()
    const html = 'First &amp; second<br>line <b>bold</b> 1 < 2<br/><script>alert(1)</script>'
    await referenceOf(await sendInquiry(sender, { html, emailto: 'victim@example.com' }))
    const [mail, ...others] = await inquiriesOf(sender)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: COMPANY, template: 'contactEnquiry', lang: 'ca' })
    expect(mail!.textBody).toContain('> First & second\n> line bold 1 < 2\n> alert(1)')
    expect(mail!.htmlBody).not.toContain('<script')
    expect(await mailsTo('victim@example.com')).toEqual([])
  })

  it('takes plain text as it is', async () => {
    const sender = aSender()
    await sendInquiry(sender, { html: '', body: 'Is <b>this</b> kept?\r\nYes.' })
    expect((await inquiriesOf(sender))[0]!.textBody).toContain('> Is <b>this</b> kept?\n> Yes.')
  })

  it('names the tour as it is stored, the party and the date', async () => {
    const names = { kr: '모레인 호수의 새벽', ca: 'Moraine Lake at dawn' }
    const [sender, tourId] = [aSender(), await aTour({ names })]
    const trip = { tourId, people: 2, date: '2027-07-12' }
    await referenceOf(await sendInquiry(sender, { ...trip, tourName: 'Buy pills', lang: 'kr' }))
    const { textBody } = (await inquiriesOf(sender))[0]!
    for (const line of [
      'Tour: Moraine Lake at dawn',
      'Travellers: 2',
      'Preferred date: 2027-07-12',
      `https://moraine.example/tour/${tourId}`,
    ])
      expect(textBody).toContain(line)
    expect(textBody).not.toContain('pills')
  })

  it('is sent without a tour that visitors may not see, or that there is not', async () => {
    for (const tourId of [await aTour({ status: 0, names: { ca: 'A secret' } }), 987_654_321]) {
      const sender = aSender()
      await referenceOf(await sendInquiry(sender, { tourId }))
      const { textBody } = (await inquiriesOf(sender))[0]!
      expect(textBody).not.toMatch(/secret|Tour:|\/tour\//)
    }
  })

  it.each([
    { people: 5 },
    { people: '2' },
    { date: '2027-02-30' },
    { date: 'soon' },
    { tourId: -1 },
  ])('is refused with %j', async (fields) => {
    expect((await sendInquiry(aSender(), fields)).status).toBe(422)
  })

  it('of another party is another inquiry under the same key', async () => {
    const [sender, network] = [
      aSender(),
      { ...fromANetwork(), 'idempotency-key': 'trip-key-00000001' },
    ]
    await referenceOf(await sendInquiry(sender, { people: 2 }, network))
    await referenceOf(await sendInquiry(sender, { people: 2 }, network))
    expect(await codeOf(await sendInquiry(sender, { people: 3 }, network))).toEqual([
      422,
      'KeyReused',
    ])
    expect(await inquiriesOf(sender)).toHaveLength(1)
  })

  it('has the reference of its confirmation, with one solved sum for both', async () => {
    const [sender, solved] = [aSender(), aSolvedChallenge()]
    const first = await referenceOf(await sendConfirmation(sender, solved))
    expect(await referenceOf(await sendInquiry(sender, solved))).toBe(first)
    expect((await inquiriesOf(sender))[0]!.subject).toContain(first)
  })

  it('has the reference of its confirmation without a sum, too', async () => {
    const [sender, network] = [aSender(), fromANetwork()]
    const first = await referenceOf(await sendConfirmation(sender, {}, network))
    expect(await referenceOf(await sendInquiry(sender, {}, network))).toBe(first)
  })

  it('is not revealed to another network that types the same address', async () => {
    const sender = aSender()
    const first = await referenceOf(await sendConfirmation(sender))
    expect(await referenceOf(await sendInquiry(sender))).not.toBe(first)
  })

  it('leaves with its confirmation, or not at all, when the store fails', async () => {
    expectLogs('api.failed')
    const sender = aSender()
    const broken = {
      withSession: () => ({
        prepare: env.DB.prepare.bind(env.DB),
        batch: () => Promise.reject(new Error('D1_ERROR: away')),
        getBookmark: () => null,
      }),
    }
    const response = await request('/api/email', {
      body: { replyEmail: sender, subject: 'A tour', body: 'Enough text to send' },
      headers: fromANetwork(),
      bindings: { DB: broken as unknown as D1Database },
    })
    expect(response.status).toBe(503)
    expect(await inquiriesOf(sender)).toEqual([])
  })
})

describe('a mail that is queued', () => {
  const body = { subject: 'A tour', body: 'Enough text to send' }
  const queue = (send: () => Promise<void>) => ({
    MAIL_QUEUE: { send } as unknown as Bindings['MAIL_QUEUE'],
  })

  it('is announced to the consumer', async () => {
    const [sender, send] = [aSender(), vi.fn(() => Promise.resolve())]
    await request('/api/email', {
      body: { ...body, emailto: sender },
      headers: fromANetwork(),
      bindings: queue(send),
    })
    const [mail] = await mailsTo(sender)
    expect(send.mock.calls).toEqual([[{ outboxId: mail!.id }]])
  })

  it('is sent by the sweep when the queue is down', async () => {
    expectLogs('queue.send')
    const [sender, bindings] = [aSender(), queue(() => Promise.reject(new Error('away')))]
    const response = await request('/api/email', {
      body: { ...body, emailto: sender },
      headers: fromANetwork(),
      bindings,
    })
    expect(response.status).toBe(200)
    expect(await mailsTo(sender)).toMatchObject([{ status: 'queued' }])
  })

  it.each(['https://moraine.example', ''])(
    'links nowhere that its request names, with the base address "%s"',
    async (BASE_URL) => {
      const sender = aSender()
      const headers = {
        ...fromANetwork(),
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      }
      const fields = { ...body, emailto: sender }
      await request('https://evil.example/api/email', {
        body: fields,
        headers,
        bindings: { BASE_URL },
      })
      expect((await mailsTo(sender))[0]!.htmlBody).not.toContain('evil')
    },
  )
})

describe('what the form refuses', () => {
  it.each([
    ['an invalid address', { emailto: 'no address' }, 'EmailInvalid'],
    ['a list of addresses', { emailto: 'a@example.com,b@example.com' }, 'EmailInvalid'],
    ['no address', { emailto: '', replyEmail: '' }, 'EmailInvalid'],
    ['a subject of one character', { subject: ' a ' }, 'SubjectMin'],
    ['no subject', { subject: undefined }, 'SubjectMin'],
    ['a text under ten characters', { html: 'Too short' }, 'WriteMin'],
    ['a text whose characters are tags', { html: '<b><b><b><b><b>Hi' }, 'WriteMin'],
    ['a subject over 200 characters', { subject: 'x'.repeat(201) }, 'TextTooLong'],
    ['a text over 10,000 characters', { html: 'x'.repeat(10_001) }, 'TextTooLong'],
    ['line ends in the subject', { subject: 'Hello\r\nBcc: victim@example.com' }, 'TextNotAllowed'],
    ['an answer without its question', { answer: 7 }, 'IncorrectAnswer'],
    ['a wrong answer', { ...aSolvedChallenge(), answer: 99 }, 'IncorrectAnswer'],
    [
      'an answer to a question that is not ours',
      { challenge: '1.2.9999999999999.x.y', answer: 3 },
      'IncorrectAnswer',
    ],
    [
      'an answer that came after 30 minutes',
      aSolvedChallenge(Date.now() - 31 * 60 * 1000),
      'IncorrectAnswer',
    ],
  ])('%s', async (_name, fields, code) => {
    const sender = aSender()
    expect(await codeOf(await sendConfirmation(sender, fields))).toEqual([422, code])
    if (!('emailto' in fields))
      expect(await codeOf(await sendInquiry(sender, fields))).toEqual([422, code])
    expect([...(await mailsTo(sender)), ...(await inquiriesOf(sender))]).toEqual([])
  })

  it('a solved sum for another address', async () => {
    const [solved, victim] = [aSolvedChallenge(), aSender()]
    await referenceOf(await sendConfirmation(aSender(), solved))
    expect(await codeOf(await sendConfirmation(victim, solved))).toEqual([422, 'IncorrectAnswer'])
    expect(await codeOf(await sendInquiry(victim, solved))).toEqual([422, 'IncorrectAnswer'])
    expect(await mailsTo(victim)).toEqual([])
  })

  it('a solved sum for a second inquiry', async () => {
    const [solved, sender] = [aSolvedChallenge(), aSender()]
    await sendConfirmation(sender, solved)
    await referenceOf(await sendInquiry(sender, solved))
    const other = await sendInquiry(sender, { ...solved, html: 'Quite another text than before' })
    expect(await codeOf(other)).toEqual([422, 'IncorrectAnswer'])
    expect(await inquiriesOf(sender)).toHaveLength(1)
  })

  it.each([
    ['text/plain', 415],
    ['application/json', 400],
  ])('a body that is not JSON, sent as %s', async (type, status) => {
    const response = await request('/api/email', {
      method: 'POST',
      headers: { 'content-type': type, ...fromANetwork() },
    })
    expect(response.status).toBe(status)
  })
})

describe('the same message again', () => {
  it('gets the first response and sends nothing, by its request key', async () => {
    const [sender, headers] = [
      aSender(),
      { ...fromANetwork(), 'idempotency-key': crypto.randomUUID() },
    ]
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, async () => referenceOf(await sendInquiry(sender, {}, headers))),
    )
    expect(others.every((reference) => reference === first)).toBe(true)
    expect(await inquiriesOf(sender)).toHaveLength(1)
  })

  it('is refused when the key came with another text', async () => {
    const [sender, headers] = [
      aSender(),
      { ...fromANetwork(), 'idempotency-key': crypto.randomUUID() },
    ]
    await sendInquiry(sender, {}, headers)
    expect(
      await codeOf(await sendInquiry(sender, { html: 'Quite another text' }, headers)),
    ).toEqual([422, 'KeyReused'])
  })

  it('gets the first response and sends nothing, by its solved sum', async () => {
    const [sender, solved] = [aSender(), aSolvedChallenge()]
    const first = await referenceOf(await sendConfirmation(sender, solved))
    expect(await referenceOf(await sendConfirmation(sender, solved))).toBe(first)
    const inquiries = await Promise.all(
      [1, 2, 3].map(async () => referenceOf(await sendInquiry(sender, solved))),
    )
    expect(new Set(inquiries)).toEqual(new Set([first]))
    expect([(await mailsTo(sender)).length, (await inquiriesOf(sender)).length]).toEqual([1, 1])
  })
})

describe('the notice of a post', () => {
  it('sends nothing for a post, whose author gets a 200', async () => {
    const author = await aMember()
    const { topic } = await aTopic({ author })
    const topicId = topic._id
    const body = {
      emailto: 'victim@example.com',
      subject: 'x',
      html: 'x',
      topicId: String(topicId),
      replyId: '',
    }
    expect((await request('/api/email', { body, token: author.token })).status).toBe(200)
    expect(await mailsTo('victim@example.com')).toEqual([])
  })

  it("needs the author's login, and reveals nothing about posts of others, private or deleted", async () => {
    const author = await aMember()
    const { topic } = await aTopic({ author })
    const topicId = topic._id
    expect(await codeOf(await request('/api/email', { body: { topicId } }))).toEqual([
      401,
      'PlzLogin',
    ])
    const other = await aMember()
    const secret = await aTopic({ author, body: { hidePlz: true } })
    const deleted = await aTopic({ author })
    await db.update(topics).set({ deletedAt: 1 }).where(eq(topics.id, deleted.topic._id))
    for (const id of [topicId, secret.topic._id, deleted.topic._id]) {
      const refused = await request('/api/email', { body: { topicId: id }, token: other.token })
      expect(await codeOf(refused)).toEqual([404, 'NotFound'])
    }
    const missing = await request('/api/email', { body: { topicId: 999_999 }, token: other.token })
    expect(await codeOf(missing)).toEqual([404, 'NotFound'])
    const replyAlone = await request('/api/email', { body: { replyId: 1 }, token: other.token })
    expect(await codeOf(replyAlone)).toEqual([404, 'NotFound'])
  })
})

describe('Turnstile, where it is configured', () => {
  const bindings = {
    TURNSTILE_SITE_KEY: 'site',
    TURNSTILE_SECRET: 'secret',
    TURNSTILE_URL: 'http://127.0.0.1:9/verify',
  }
  const body = { subject: 'A tour', body: 'Enough text to send' }

  it('is asked for', async () => {
    const response = await request('/api/email', {
      body: { ...body, emailto: aSender() },
      bindings,
      headers: fromANetwork(),
    })
    expect(await codeOf(response)).toEqual([422, 'SpamPreventionIncorrect'])
  })

  it('refuses all when its verifier is down', async () => {
    expectLogs('turnstile.verify', 'api.failed')
    const sender = aSender()
    const fields = { ...body, emailto: sender, turnstile: 'token' }
    expect(
      (await request('/api/email', { body: fields, bindings, headers: fromANetwork() })).status,
    ).toBe(503)
    expect(await mailsTo(sender)).toEqual([])
  })
})

describe('the contact forum', () => {
  it('is seeded with a name in each language and is in no list of tours', async () => {
    const [forum] = await db.select().from(tours).where(eq(tours.id, CONTACT_FORUM_ID))
    expect(forum).toMatchObject({ kind: 'contact', status: 1 })
    const names = await db.select().from(tourTexts).where(eq(tourTexts.tourId, CONTACT_FORUM_ID))
    expect(names.map(({ lang }) => lang).toSorted()).toEqual([...LANGS].toSorted())
    const list = await (await request('/api/forum')).json<{ _id: number }[]>()
    expect(list.map(({ _id }) => _id)).not.toContain(CONTACT_FORUM_ID)
  })

  it('takes the topic of the form', async () => {
    const { token } = await aMember()
    const body = {
      topicName: 'A private tour',
      category: 3,
      tags: [],
      content: 'Two of us would like to see it',
      hidePlz: true,
    }
    expect((await request(`/api/forum/${CONTACT_FORUM_ID}/topic`, { body, token })).status).toBe(
      200,
    )
    expect((await request(`/api/forum/${CONTACT_FORUM_ID}/topic`, { body })).status).toBe(401)
  })
})
