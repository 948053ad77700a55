import { and, eq, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Settings } from '../../env'
import type { RequestScope } from '../../http/context'
import type { Db, Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { headerText } from './header-text'
import { randomToken } from '../../http/keyed-hash'
import { isLoopback } from '../../http/rate-limits'
import { sendToQueue } from '../queue'
import { renderHtml, renderText } from './layout'
import type { Mail, MailContent } from './mail-content'
import { mailOptOuts, outbox } from '../../db/schema/mail'
import { writeLetter } from './templates'

/** What other features need to send a mail: put `outboxStatement` into the batch of the cause, then `announceMail`. */

export interface MailContext {
  /** UTC ms. */
  now: number
  /** Origin of every link. */
  baseUrl: string
}

const MAX_SUBJECT = 200
// One address of ordinary characters: no list, no display name, no line or control character.
const ADDRESS =
  /^[^\s\p{Cc}\u2028\u2029,;:<>()[\]"\\@]{1,64}@[^\s\p{Cc}\u2028\u2029,;:<>()[\]"\\@]{1,190}$/u
const LOCAL_BASE_URL = 'http://localhost:8787'

/** Mails to a person at an address that are not about an account. What the company gets belongs to no member. */
const TO_MEMBERS: MailContent['template'][] = ['replyNotice', 'contactConfirmation', 'alarm']
/** Mails about replies can be refused by their reader; all others belong to something the reader did. */
const REFUSABLE: ReadonlySet<MailContent['template']> = new Set(['replyNotice'])

/**
 * The insert of a rendered mail, for the batch of its cause; returns the row's `{ id }`.
 * @throws AppError EmailInvalid for a recipient or reply address that is not exactly one address
 */
export function outboxStatement(db: Db, mail: Mail, { now, baseUrl }: MailContext) {
  for (const address of [mail.to, mail.replyTo]) {
    if (address !== undefined && !ADDRESS.test(address)) throw new AppError('EmailInvalid')
  }
  const unsubscribeToken = REFUSABLE.has(mail.template) ? randomToken() : null
  const idMark = randomToken(12)
  const letter = writeLetter(mail, { baseUrl, idMark, unsubscribeToken })
  const withId = (text: string) =>
    mail.rowId && text.includes(idMark)
      ? sql<string>`replace(${text}, ${idMark}, ${rowIdText(mail.rowId)})`
      : text
  return db
    .insert(outbox)
    .values({
      recipient: mail.to,
      recipientKey: mail.to.toLowerCase(),
      subject: headerText(letter.subject, MAX_SUBJECT),
      textBody: withId(renderText(letter)),
      htmlBody: withId(renderHtml(letter)),
      replyTo: mail.replyTo ?? null,
      template: mail.template,
      lang: mail.lang,
      nextAttemptAt: now,
      createdAt: now,
      causeType: mail.cause.type,
      causeId:
        mail.cause.id === undefined && mail.rowId
          ? rowIdText(mail.rowId)
          : String(mail.cause.id ?? ''),
      requestKey: mail.requestKey?.key ?? null,
      requestHash: mail.requestKey?.bodyHash ?? null,
      unsubscribeToken,
      unsubscribeUrl: unsubscribeToken && `${baseUrl}/api/mail/unsubscribe/${unsubscribeToken}`,
    })
    .returning({ id: outbox.id })
}

/**
 * Holds for the mails of a member: those about the account, and those written to members that went to the address, once
 * the account has proven it. Whether it has is read in the same statement.
 */
export function isMailOf(userId: number) {
  const isOfAccount = and(eq(outbox.causeType, 'user'), eq(outbox.causeId, String(userId)))
  const isToMember = and(
    eq(outbox.recipientKey, provenKey(userId)),
    inArray(outbox.template, TO_MEMBERS),
  )
  return or(isOfAccount, isToMember)
}

/** Holds for what a member refused, by the address that the account has proven. */
export function isOptOutOf(userId: number) {
  return eq(mailOptOuts.emailKey, provenKey(userId))
}

/**
 * Removes the mails of a member who leaves, but for those queued from `now` on, and what the member asked for. Goes before
 * the statement that empties the account.
 */
export function deleteMailStatements(db: Db, userId: number, now: number): Statement[] {
  return [
    db.delete(outbox).where(and(isMailOf(userId), lt(outbox.createdAt, now))),
    db.delete(mailOptOuts).where(isOptOutOf(userId)),
  ]
}

/** The address that an account has proven, as mails are looked up by it; NULL, which equals nothing, before the proof. */
function provenKey(userId: number) {
  return sql`(SELECT lower(email) FROM users WHERE id = ${userId} AND verified_at IS NOT NULL)`
}

/** Takes along to a person's new address what the person asked for at the one of before, or may still ask for by an old mail. */
export function moveOptOutsStatements(
  db: Db,
  { from, to }: { from: string; to: string },
): Statement[] {
  const [oldKey, newKey] = [from.toLowerCase(), to.toLowerCase()]
  const moved = sql`SELECT ${newKey}, kind, created_at FROM mail_opt_outs WHERE email_key = ${oldKey}`
  return [
    db.insert(mailOptOuts).select(moved).onConflictDoNothing(),
    db.delete(mailOptOuts).where(eq(mailOptOuts.emailKey, oldKey)),
    db
      .update(outbox)
      .set({ recipientKey: newKey })
      .where(and(eq(outbox.recipientKey, oldKey), isNotNull(outbox.unsubscribeToken))),
  ]
}

/** Tells the consumer of new outbox rows, after the answer. What gets lost here the sweep finds. */
export function announceMail(c: RequestScope, ids: readonly number[]): void {
  for (const outboxId of ids) c.executionCtx.waitUntil(sendToQueue(c.env.MAIL_QUEUE, { outboxId }))
}

/** Clock and link origin of a mail that this request causes. */
export function mailContext(c: RequestScope): MailContext {
  return { now: c.var.now, baseUrl: linkBase(c.var.settings, c.req.url) }
}

/**
 * Origin of the links in mails: the configured one, because a request's own host can be anybody's word.
 * Only a local trial, on a loopback address, may go by its request, and a site at workers.dev, where Cloudflare hands a worker
 * nothing but requests for its own name.
 */
export function linkBase(settings: Settings, requestUrl?: string): string {
  if (settings.baseUrl) return settings.baseUrl
  if (requestUrl === undefined) return LOCAL_BASE_URL
  const { origin, hostname, protocol } = new URL(requestUrl)
  const isOwn =
    isLoopback(requestUrl) || (protocol === 'https:' && hostname.endsWith('.workers.dev'))
  return isOwn ? origin : LOCAL_BASE_URL
}

function rowIdText(rowId: SQL) {
  return sql<string>`cast(cast(${rowId} as integer) as text)`
}
