import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Mail, MailContent } from '../../../worker/services/mail/mail-content'
import { outboxStatement } from '../../../worker/services/mail/outbox'
import { outbox } from '../../../worker/db/schema/mail'
import { mailTextsOf } from '../../../worker/load-own-data'
import { LANGS } from '../../../worker/contracts/languages'
import { db } from '../../support/builders'

const BASE_URL = 'https://moraine.example'
const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(2)> & 'quote' {{code}} {{topicName}}`
const post = {
  tourName: 'Banff',
  topicName: HOSTILE,
  author: 'guest',
  text: `${HOSTILE}\nsecond line`,
  path: '/tour/1/2',
  isPrivate: false,
}
const EVERY_CONTENT: MailContent[] = [
  { template: 'verification', username: 'guest', code: '12345', wantsNews: true },
  { template: 'emailChange', username: 'guest', code: '12345' },
  { template: 'passwordReset', username: 'guest', token: 'token-1' },
  { template: 'adminPassword', username: 'guest', token: 'token-1' },
  { template: 'contactConfirmation', reference: 'M-1' },
  {
    template: 'contactEnquiry',
    reference: 'M-1',
    sender: 'a@b.example',
    subject: HOSTILE,
    text: HOSTILE,
    pageLang: 'kr',
  },
  { template: 'inboxAnswer', subject: HOSTILE, reference: 'M-1', text: HOSTILE, quote: HOSTILE },
  {
    template: 'inboxAnswer',
    subject: 'A tour',
    reference: null,
    text: 'Yes, we do.',
    quote: 'Do you?',
  },
  { template: 'newTopicNotice', ...post },
  { template: 'newReplyNotice', ...post },
  { template: 'replyNotice', ...post },
  { template: 'reportNotice', reason: 'abuse', ...post },
  { template: 'passwordChanged', username: 'guest', changedAt: Date.UTC(2026, 11, 1, 18) },
  { template: 'emailChanged', username: 'guest', changedAt: Date.UTC(2026, 11, 1, 18) },
  { template: 'accountDeleted', username: 'guest' },
  { template: 'inactivityNotice', username: 'guest', deletedAt: Date.UTC(2026, 11, 1, 18) },
  {
    template: 'alarm',
    troubles: [
      'mail.settings',
      'mail.late',
      'mail.dead',
      'job.failed:bin.expire',
      'job.late:mail.sweep',
    ],
  },
  { template: 'alarm', troubles: [] },
]

async function store(mail: Partial<Mail> & MailContent) {
  const complete: Mail = {
    to: 'reader@example.com',
    lang: 'ca',
    cause: { type: 'test', id: 1 },
    ...mail,
  }
  const [row] = await outboxStatement(db, complete, { now: 1000, baseUrl: BASE_URL })
  const [stored] = await db
    .select()
    .from(outbox)
    .where(sql`${outbox.id} = ${row!.id}`)
  return stored!
}

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value as object, `${prefix}${key}.`),
  )
}

describe('the texts of mails', () => {
  const english = mailTextsOf('ca')

  it.each(LANGS)('exist under the same keys in %s', (lang) => {
    expect(keysOf(mailTextsOf(lang))).toEqual(keysOf(english))
  })

  it.each(LANGS)('have the same places for values in %s', (lang) => {
    const places = (texts: object) =>
      JSON.stringify(texts)
        .match(/\{\{\w+\}\}/g)
        ?.toSorted()
    for (const template of Object.keys(english) as (keyof typeof english)[])
      expect(new Set(places([mailTextsOf(lang)[template]]))).toEqual(
        new Set(places([english[template]])),
      )
  })
})

describe.each(LANGS)('a mail in %s', (lang) => {
  it.each(EVERY_CONTENT)(
    '$template has a subject, a text and an escaped HTML part',
    async (content) => {
      const mail = await store({ ...content, lang })
      expect(mail.subject).not.toBe('')
      expect(mail.textBody.length).toBeGreaterThan(20)
      expect(mail.htmlBody).toContain('<meta name="color-scheme" content="light dark">')
      expect(mail.htmlBody).not.toMatch(/<script|<img|<table/i)
      expect(mail.htmlBody.match(/<[a-z][^>]*\son\w+=/gi)).toBeNull()
      expect(mail.textBody + mail.subject).not.toContain('undefined')
    },
  )

  it.each(EVERY_CONTENT)('$template links only to the configured site', async (content) => {
    const mail = await store({ ...content, lang })
    const links = [...mail.htmlBody.matchAll(/href="([^"]*)"/g)].map(
      ([, url]) => new URL(url!.replaceAll('&#38;', '&')),
    )
    expect(links.length).toBeGreaterThan(0)
    for (const url of links) expect(url.origin).toBe(BASE_URL)
  })
})

describe('a verification mail', () => {
  it('carries the code and the link to the verification page in both parts', async () => {
    const { textBody, htmlBody } = await store({
      template: 'verification',
      username: 'guest',
      wantsNews: false,
      code: '54321',
      to: 'a+b@example.com',
    })
    expect(textBody).toContain('54321')
    expect(textBody).toContain(`${BASE_URL}/verify?email=a%2Bb%40example.com&code=54321`)
    expect(htmlBody).toContain('/verify?email=a%2Bb%40example.com&#38;code=54321')
  })
})

describe.each(LANGS)('a mail that proves an address, in %s', (lang) => {
  it.each(['verification', 'emailChange', 'passwordReset', 'adminPassword'] as const)(
    'names the account: %s',
    async (template) => {
      const content = EVERY_CONTENT.find((each) => each.template === template)!
      const { textBody, htmlBody } = await store({ ...content, lang, to: 'someone@example.com' })
      expect([textBody.includes('guest'), htmlBody.includes('guest')]).toEqual([true, true])
    },
  )

  it('says that news start after verification, if the member wants them', async () => {
    const about = { template: 'verification', username: 'guest', code: '54321', lang } as const
    const [asked, not] = [
      await store({ ...about, wantsNews: true }),
      await store({ ...about, wantsNews: false }),
    ]
    expect(asked.textBody).toContain(mailTextsOf(lang).verification.news)
    expect(not.textBody).not.toContain(mailTextsOf(lang).verification.news)
  })
})

describe('a reply notice', () => {
  it('is the only mail with an unsubscribe link', async () => {
    for (const content of EVERY_CONTENT) {
      const { unsubscribeToken, unsubscribeUrl, textBody } = await store(content)
      expect(unsubscribeToken !== null).toBe(content.template === 'replyNotice')
      if (!unsubscribeToken) continue
      expect(unsubscribeUrl).toBe(`${BASE_URL}/api/mail/unsubscribe/${unsubscribeToken}`)
      expect(textBody).toContain(`${BASE_URL}/unsubscribe?token=${unsubscribeToken}`)
    }
  })

  it('links to a row that gets its id in the same batch', async () => {
    const mail = await store({
      template: 'newTopicNotice',
      ...post,
      text: 'a literal {id} stays',
      path: '/tour/7/{id}',
      cause: { type: 'topic' },
      rowId: sql`40 + 2`,
    })
    expect(mail.textBody).toContain(`${BASE_URL}/tour/7/42\n`)
    expect(mail.htmlBody).toContain(`${BASE_URL}/tour/7/42"`)
    expect(mail.textBody).toContain('a literal {id} stays')
    expect(mail.causeId).toBe('42')
  })
})

describe('a contact confirmation', () => {
  it('links to nothing but the home page', async () => {
    const { htmlBody } = await store({ template: 'contactConfirmation', reference: 'M-1' })
    expect([...htmlBody.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([BASE_URL])
  })
})

describe('header values', () => {
  const CONTROLS = [
    '\r\n',
    '\n',
    '\r',
    '\0',
    '\u2028',
    '\u2029',
    '\u0085',
    '\v',
    '\f',
    '%0d%0a\r\n\t',
  ]
  const NAMES = [
    'Bcc',
    'Cc',
    'To',
    'From',
    'Sender',
    'Reply-To',
    'Return-Path',
    'Subject',
    'Content-Type',
    'Content-Disposition',
  ]
    .concat([
      'MIME-Version',
      'Date',
      'Message-ID',
      'Received',
      'List-Unsubscribe',
      'DKIM-Signature',
      'X-Evil',
      'Importance',
    ])
    .map((name) => `${name}: x@evil.example`)
    .concat([
      '\r\n\r\n<b>',
      '.',
      '\r\n.\r\nMAIL FROM:<x@evil.example>',
      ' folded: x',
      '\tfolded: x',
      '=?UTF-8?Q?=0D=0ABcc:x?=',
      '--boundary',
    ])
  const payloads = CONTROLS.flatMap((control) =>
    NAMES.flatMap((name) => [`Hello${control}${name}`, `${control}${name}`]),
  )

  it(`stay on one line under ${payloads.length} injection payloads in the subject`, async () => {
    for (const payload of payloads) {
      const content: MailContent = {
        template: 'contactEnquiry',
        reference: 'M-1',
        sender: payload,
        subject: payload,
        text: 'x',
        pageLang: 'ca',
      }
      expect((await store(content)).subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    }
  })

  it('refuse anything but one address as recipient and as reply address', async () => {
    const lists = [
      'a@b.example,c@d.example',
      'a@b.example;c@d.example',
      'A <a@b.example>',
      'a b@c.example',
      'a@b@c.example',
      '',
    ]
    for (const address of [...payloads.map((payload) => `a@b.example${payload}`), ...lists]) {
      const content: MailContent = { template: 'accountDeleted', username: 'guest' }
      await expect(store({ ...content, to: address })).rejects.toThrow('EmailInvalid')
      await expect(store({ ...content, replyTo: address })).rejects.toThrow('EmailInvalid')
    }
  })

  it('cut a subject at 200 code points', async () => {
    const { subject } = await store({
      template: 'newTopicNotice',
      ...post,
      topicName: '🏔'.repeat(400),
    })
    expect(Array.from(subject).length).toBe(200)
  })
})
