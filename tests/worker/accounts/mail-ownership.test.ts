import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../../worker/db/schema/accounts'
import { MAIL_KINDS } from '../../../worker/contracts/mail-kinds'
import type { Mail } from '../../../worker/services/mail/mail-content'
import { mailOptOuts, outbox } from '../../../worker/db/schema/mail'
import { LANGS } from '../../../worker/contracts/languages'
import {
  aMemberWithPassword,
  aRegistration,
  requestEmailChange,
  findUser,
  lastMail,
  leave,
  mailedCode,
  mailedToken,
  outcome,
  PASSWORD,
  register,
  send,
  verify,
} from '../../support/accounts'
import { aMember, db } from '../../support/builders'
import { aQueuedMail, mailsTo, outboxRow } from '../../support/mails'

const POST = {
  tourName: 'T',
  topicName: 'T',
  author: 'a',
  text: 't',
  path: '/',
  isPrivate: false,
} as const
/** One mail of each kind that is not about an account. */
const OTHERS = [
  {
    template: 'contactEnquiry',
    reference: 'M',
    sender: 's',
    subject: 's',
    text: 't',
    pageLang: 'ca',
  },
  { template: 'newTopicNotice', ...POST },
  { template: 'newReplyNotice', ...POST },
  { template: 'reportNotice', reason: 'spam', ...POST },
  { template: 'replyNotice', ...POST },
  { template: 'contactConfirmation', reference: 'M' },
  { template: 'inboxAnswer', subject: 's', reference: 'M', text: 't', quote: 'q' },
] as const
const OF_COMPANY = OTHERS.slice(0, 4)

async function exported(token: string) {
  const response = await send('/api/user/me/export', undefined, { token })
  return response.json<{ mails: { kind: string; to: string }[]; refusedMails: unknown[] }>()
}

/** Mails of these kinds to an address, a minute old. Returns a function that lists those still in the outbox. */
async function queueAll(to: string, kinds: readonly { template: Mail['template'] }[] = OTHERS) {
  for (const kind of kinds)
    await aQueuedMail('ok', Date.now() - 60_000, { ...(kind as Partial<Mail>), to })
  return async () => {
    const templates = (await mailsTo(to)).map(({ template }) => template)
    return kinds.map(({ template }) => template).filter((template) => templates.includes(template))
  }
}

describe('an account whose address is not proven', () => {
  it('exports no mail or opt-out of its address, except mails it caused', async () => {
    const { email, accessToken } = await register()
    await queueAll(email)
    await db.insert(mailOptOuts).values({ emailKey: email, kind: 'replies', createdAt: 1 })
    const { mails, refusedMails } = await exported(accessToken)
    expect([mails.map(({ kind }) => kind), refusedMails]).toEqual([['verification'], []])
  })

  it('deletes no mail or opt-out of its address when it is deleted, and gets no confirmation', async () => {
    const { email, accessToken } = await register()
    const left = await queueAll(email)
    await db.insert(mailOptOuts).values({ emailKey: email, kind: 'replies', createdAt: 1 })
    expect((await leave(accessToken)).status).toBe(204)
    expect(await left()).toEqual(OTHERS.map(({ template }) => template))
    expect(await db.select().from(mailOptOuts).where(eq(mailOptOuts.emailKey, email))).toHaveLength(
      1,
    )
    expect(await mailsTo(email)).toHaveLength(OTHERS.length)
  })

  it('gets no notice of a new password, however often it is changed', async () => {
    const { email, accessToken } = await register()
    const changed = await send(
      '/api/user/me',
      { password: 'another#horse8', oldPassword: PASSWORD },
      { method: 'PATCH', token: accessToken },
    )
    expect(changed.status).toBe(200)
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['verification'])
  })

  it('gets no notice of a password set by a link, which works once anyway', async () => {
    const { email, username } = await register()
    await send('/api/user/forgot', { email })
    const token = await mailedToken(email)
    const resets = await Promise.all(
      ['one#horse88', 'two#horse88'].map((password) =>
        send('/api/user/reset', { token, password }).then(outcome),
      ),
    )
    expect(resets.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect(await lastMail(email, 'passwordChanged')).toBeNull()
    expect((await findUser(username))?.passwordHash).not.toBeNull()
  })

  it('does not change the opt-outs of the address’s owner', async () => {
    const { email, accessToken } = await register()
    await db.insert(mailOptOuts).values({ emailKey: email, kind: 'replies', createdAt: 1 })
    const next = `first.${email}`
    await requestEmailChange(next, accessToken)
    expect((await verify(next, await mailedCode(next))).status).toBe(200)
    const isOf = (key: string) =>
      and(eq(mailOptOuts.emailKey, key), eq(mailOptOuts.kind, 'replies'))
    expect(await db.select().from(mailOptOuts).where(isOf(email))).toHaveLength(1)
    expect(await db.select().from(mailOptOuts).where(isOf(next))).toEqual([])
  })
})

describe('a verified member', () => {
  it('owns the mails about the account and those to members, and none that were sent to the company', async () => {
    const { email, token } = await aMemberWithPassword()
    const left = await queueAll(email)
    const { mails } = await exported(token)
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
      'contactConfirmation',
      'inboxAnswer',
      'replyNotice',
    ])
    expect((await leave(token)).status).toBe(204)
    expect(await left()).toEqual(OF_COMPANY.map(({ template }) => template))
  })

  it('owns each mail about a booking to the guest, and none to the company', async () => {
    const { email, token } = await aMemberWithPassword()
    for (const template of MAIL_KINDS.booking) {
      const { id } = await aQueuedMail('ok', Date.now() - 60_000, { to: email })
      await db.update(outbox).set({ template }).where(eq(outbox.id, id))
    }
    const answers = new Set(['quoteAnswered', 'changeAsked', 'changeDeclined'])
    const toCompany = (name: string) => name.endsWith('ForDesk') || answers.has(name)
    const { mails } = await exported(token)
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(
      MAIL_KINDS.booking.filter((name) => !toCompany(name)).toSorted(),
    )
    expect((await leave(token)).status).toBe(204)
    expect((await mailsTo(email)).map(({ template }) => template).filter(toCompany)).toHaveLength(
      MAIL_KINDS.booking.filter(toCompany).length,
    )
  })

  it('who once had the company’s address owns none of its mail', async () => {
    const { email, token } = await aMemberWithPassword({ email: 'hello@moraine.example' })
    const left = await queueAll(email, OF_COMPANY)
    expect((await exported(token)).mails).toEqual([])
    expect((await leave(token)).status).toBe(204)
    expect(await left()).toHaveLength(OF_COMPANY.length)
  })

  it('owns no mail about another account that had the same address', async () => {
    const { email, token } = await aMember()
    const { id } = await aQueuedMail('ok', 1, { to: email, cause: { type: 'user', id: 987654321 } })
    expect((await exported(token)).mails).toEqual([])
    expect(await outboxRow(id)).toBeDefined()
  })
})

describe('an address of the company', () => {
  const SETTINGS = { COMPANY_EMAIL: 'Desk@tours.example', MAIL_FROM: 'post@tours.example' }
  const OWN = ['desk@tours.example', 'DESK@Tours.Example', 'post@tours.example']

  it.each(OWN)('cannot be registered: %s', async (email) => {
    const refused = await send('/api/user', aRegistration({ email }), { bindings: SETTINGS })
    expect(await outcome(refused)).toEqual([422, 'EmailReserved'])
    expect(await db.select().from(users).where(eq(users.emailKey, email.toLowerCase()))).toEqual([])
  })

  it.each(OWN)('cannot be changed to: %s', async (email) => {
    const { token } = await aMemberWithPassword()
    const body = { email, oldPassword: PASSWORD }
    const refused = await send('/api/user/me', body, { method: 'PATCH', token, bindings: SETTINGS })
    expect(await outcome(refused)).toEqual([422, 'EmailReserved'])
  })

  it('counts as taken in the form', async () => {
    const answer = await send('/api/user/validate?email=desk@tours.example', undefined, {
      bindings: SETTINGS,
    })
    expect(await answer.json()).toEqual({ duplicateFound: true })
  })

  it('cannot be verified by an account that requested it before it was the company’s', async () => {
    const { email, username } = await register()
    const bindings = { COMPANY_EMAIL: email }
    expect(await outcome(await verify(email, await mailedCode(email), bindings))).toEqual([
      422,
      'EmailReserved',
    ])
    expect((await findUser(username))?.verifiedAt).toBeNull()
    await send('/api/user/resend', { email }, { bindings })
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is refused in each language', async () => {
    const texts = await Promise.all(
      LANGS.map(async (lang) => {
        const body = aRegistration({ email: env.COMPANY_EMAIL, lang })
        const refused = await send(`/api/user?lang=${lang}`, body, {
          headers: { cookie: `lang=${lang}` },
        })
        return (await refused.json<{ msg: string }>()).msg
      }),
    )
    expect(new Set(texts).size).toBe(LANGS.length)
  })
})
