import { afterAll, describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { MAIL_KINDS } from '../../../worker/contracts/mail-kinds'
import { MAIL_TEXT_MAX, type MailText } from '../../../worker/contracts/settings/mail-texts'
import { outbox } from '../../../worker/db/schema/mail'
import { mailTextsOf } from '../../../worker/load-own-data'
import { send } from '../../support/accounts'
import { aBooking, bookingRow } from '../../support/booking-builders'
import { anAdmin, aTour, db } from '../../support/builders'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'
import { changeSetting, forgetSettings } from './setting-calls'

afterAll(forgetSettings)

const INTRO = 'bookings.bookingRequestReceived.intro'
const SUBJECT = 'bookings.bookingRequestReceived.subject'
const WORDS: MailText = { path: INTRO, lang: 'ca', text: 'Thanks! We write back soon.' }

const save = (value: MailText[]) => changeSetting({ group: 'mails', value })

/** The mail that answers a request. */
async function aFirstMail(lang: Lang) {
  const { pid } = await aBooking({ tourId: await aTour(), lang })
  const { email } = await bookingRow(pid)
  const [mail] = await mailsTo(email ?? '')
  return mail!
}

async function preview(template: string, lang: Lang, texts: MailText[] = []) {
  const { token } = await anAdmin()
  return send('/api/admin/mail-texts/preview', { template, lang, texts }, { token })
}

describe('a text of a mail in the company’s words', () => {
  it('is in the next mail of its language, and the first text is back once it is restored', async () => {
    expect((await save([WORDS])).status).toBe(200)
    const mail = await aFirstMail('ca')
    expect(mail.textBody).toContain('Thanks! We write back soon.')
    expect(mail.htmlBody).toContain('Thanks! We write back soon.')
    const first = (lang: Lang) => mailTextsOf(lang).bookings.bookingRequestReceived
    expect((await aFirstMail('kr')).textBody).toContain(first('kr').wrongAddress)
    expect((await aFirstMail('kr')).textBody).not.toContain('Thanks!')
    expect((await save([])).status).toBe(200)
    const next = await aFirstMail('ca')
    expect(next.textBody).not.toContain('Thanks!')
    expect(next.textBody).toContain(first('ca').wrongAddress)
  })

  it('is filled with the values of the mail, and its HTML is escaped', async () => {
    await save([
      { ...WORDS, path: SUBJECT, text: 'Hello [{{id}}] {{trip}}' },
      { ...WORDS, text: '<b>{{hours}}</b>' },
    ])
    const { subject, htmlBody, textBody } = await aFirstMail('ca')
    expect(subject).toMatch(/^Hello \[[0-9A-Z]{10}\] /)
    expect(textBody).toContain('<b>24</b>')
    expect(htmlBody).toContain('&#60;b&#62;24&#60;/b&#62;')
    await save([])
  })

  it.each([
    ['a value that cannot be filled in there', { text: 'Hello {{name}}' }],
    ['a brace that is no value', { text: 'Hello {hours}' }],
    ['half a value', { text: 'Hello {{hours}' }],
    ['no text', { text: ' ' }],
    ['too long a text', { text: 'x'.repeat(MAIL_TEXT_MAX + 1) }],
    ['a subject without its number', { path: SUBJECT, text: 'Hello {{trip}}' }],
    ['a subject of two lines', { path: SUBJECT, text: 'Hello\n{{trip}} {{id}}' }],
    ['a place that no mail has', { path: 'bookings.nothing.intro' }],
    ['a place within a text', { path: `${INTRO}.length` }],
    ['a place of every object', { path: 'constructor.name' }],
  ])('is refused with %s', async (_fault, part) => {
    const { path, text } = { ...WORDS, ...part }
    expect((await save([{ path, lang: 'ca', text }])).status).toBe(422)
  })

  it('is refused twice for one place', async () => {
    expect((await save([WORDS, { ...WORDS, text: 'Another' }])).status).toBe(422)
  })
})

describe('the preview of a mail', () => {
  it.each(LANGS)('has every value of every mail in %s, and stores nothing', async (lang) => {
    const before = await db.$count(outbox)
    for (const template of Object.values(MAIL_KINDS).flat()) {
      const answer = await preview(template, lang)
      expect(answer.status, template).toBe(200)
      const { subject, text, html } = await answer.json<Record<string, string>>()
      expect(`${subject} ${text}`, template).not.toMatch(/undefined|NaN|\{\{/)
      expect(html, template).toContain('<main>')
    }
    expect(await db.$count(outbox)).toBe(before)
  })

  it('has a text as it is typed, and leaves the stored one in use', async () => {
    const typed = await preview('bookingRequestReceived', 'ca', [WORDS])
    expect((await typed.json<{ text: string }>()).text).toContain(WORDS.text)
    expect((await aFirstMail('ca')).textBody).not.toContain(WORDS.text)
    const faulty = await preview('bookingRequestReceived', 'ca', [{ ...WORDS, text: '{{code}}' }])
    expect(await codeOf(faulty)).toEqual([422, 'Invalid'])
  })
})
