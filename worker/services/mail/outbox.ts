import { and, eq, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Settings } from '../../env'
import type { RequestScope } from '../../http/context'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { headerText } from './header-text'
import { randomToken } from '../../http/keyed-hash'
import { isLoopback } from '../../http/rate-limits'
import { sendToQueue } from '../queue'
import { renderHtml, renderText } from './layout'
import type { Mail, MailContent, MailWithFiles } from './mail-content'
import { mailOptOuts, outbox, outboxAttachments } from '../../db/schema/mail'
import { companyName, companyNameAsHtml } from '../settings/company-name'
import { writeLetter } from './templates'

/** To send a mail, put `outboxStatement` (`outboxStatements` with files) into the batch of its cause: see `runBatchWithMails`. */

export interface MailContext {
  /** UTC ms. */
  now: number
  /** Origin of every link. */
  baseUrl: string
}

const MAX_SUBJECT = 200
const MAX_FILE_NAME = 60
// One plain address: no list, no display name, no control characters or line breaks.
const ADDRESS =
  /^[^\s\p{Cc}\u2028\u2029,;:<>()[\]"\\@]{1,64}@[^\s\p{Cc}\u2028\u2029,;:<>()[\]"\\@]{1,190}$/u
const LOCAL_BASE_URL = 'http://localhost:8787'

/** Mails to a person that are not about an account. Mails to the company belong to no member. */
const TO_MEMBERS: MailContent['template'][] = [
  'replyNotice',
  'contactConfirmation',
  'inboxAnswer',
  'bookingRequestReceived',
  'bookingMessage',
  'bookingDeclined',
  'bookingLink',
  'quoteSent',
  'quoteChanged',
  'quoteLapsed',
  'changeLapsed',
  'tripChanged',
  'holdMade',
  'depositReminder',
  'holdExtended',
  'holdLapsed',
  'holdReleased',
  'bookingConfirmed',
  'moneyReceived',
  'balanceReminder',
  'balanceOverdue',
  'balancePaid',
  'moneyLate',
  'bookingCancelled',
  'cancelUndone',
  'tripMissed',
  'refundSent',
  'alarm',
  'bankChanged',
]
/** Only mails about replies can be unsubscribed; all others follow an action of the recipient. */
const REFUSABLE: ReadonlySet<MailContent['template']> = new Set(['replyNotice'])

/**
 * Inserts a rendered mail and its files, in the batch of its cause and in this order: the files go to the row inserted
 * last. The first statement returns the row's `{ id }`.
 * @throws AppError EmailInvalid unless recipient and reply address are exactly one address each
 */
export function outboxStatements(
  db: Db,
  { attachments = [], ...mail }: MailWithFiles,
  context: MailContext,
): [OutboxStatement, ...Statement[]] {
  // The table of the files has no rowid, so that a second file finds the mail's too.
  const outboxId = sql<number>`last_insert_rowid()`
  const files = attachments.map((file) =>
    db
      .insert(outboxAttachments)
      .values({ ...file, outboxId, name: headerText(file.name, MAX_FILE_NAME) }),
  )
  return [outboxStatement(db, mail, context), ...files]
}

type OutboxStatement = ReturnType<typeof outboxStatement>

/**
 * Inserts a rendered mail without files, in the batch of its cause; returns the row's `{ id }`.
 * @throws AppError EmailInvalid unless recipient and reply address are exactly one address each
 */
export function outboxStatement(
  db: Db,
  mail: Mail & { attachments?: never },
  { now, baseUrl }: MailContext,
) {
  for (const address of [mail.to, mail.replyTo]) {
    if (address !== undefined && !ADDRESS.test(address)) throw new AppError('EmailInvalid')
  }
  const unsubscribeToken = REFUSABLE.has(mail.template) ? randomToken() : null
  const idMark = randomToken(12)
  const companyMark = randomToken(12)
  const letter = writeLetter(mail, { baseUrl, idMark, unsubscribeToken, company: companyMark })
  const fillIn = (text: string, company: SQL) => {
    const named = sql<string>`replace(${text}, ${companyMark}, ${company})`
    return mail.rowId && text.includes(idMark)
      ? sql<string>`replace(${named}, ${idMark}, ${rowIdText(mail.rowId)})`
      : named
  }
  return db
    .insert(outbox)
    .values({
      recipient: mail.to,
      recipientKey: mail.to.toLowerCase(),
      subject: headerText(letter.subject, MAX_SUBJECT),
      textBody: fillIn(renderText(letter), companyName),
      htmlBody: fillIn(renderHtml(letter), companyNameAsHtml),
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

/** Condition on a member's mails: about the account, or sent to its address once that is verified. */
export function isMailOf(userId: number) {
  const isOfAccount = and(eq(outbox.causeType, 'user'), eq(outbox.causeId, String(userId)))
  const isToMember = and(
    eq(outbox.recipientKey, provenKey(userId)),
    inArray(outbox.template, TO_MEMBERS),
  )
  return or(isOfAccount, isToMember)
}

/** Condition on the opt-outs of a member's verified address. */
export function isOptOutOf(userId: number) {
  return eq(mailOptOuts.emailKey, provenKey(userId))
}

/** Deletes a member's opt-outs and mails from before `now`. Must come before the statement that empties the account. */
export function deleteMailStatements(db: Db, userId: number, now: number): Statement[] {
  return [
    db.delete(outbox).where(and(isMailOf(userId), lt(outbox.createdAt, now))),
    db.delete(mailOptOuts).where(isOptOutOf(userId)),
  ]
}

/** The verified address of an account as mails store it; NULL, which equals nothing, if unverified. */
function provenKey(userId: number) {
  return sql`(SELECT lower(email) FROM users WHERE id = ${userId} AND verified_at IS NOT NULL)`
}

/** Moves a member's opt-outs to the new address, including those still possible through links in old mails. */
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

/** Deletes mails about a row that no sender has taken yet, because they are no longer true. */
export function dropQueuedMails(
  db: Db,
  cause: { type: string; id: string | number },
  templates: readonly MailContent['template'][],
): Statement {
  return db.delete(outbox).where(isQueuedMail(cause, templates))
}

/** Condition on mails about a row that no sender has taken yet. */
export function isQueuedMail(
  cause: { type: string; id: string | number },
  templates: readonly MailContent['template'][],
) {
  return and(
    eq(outbox.causeType, cause.type),
    eq(outbox.causeId, String(cause.id)),
    inArray(outbox.template, [...templates]),
    inArray(outbox.status, ['queued', 'failed']),
  )
}

export type QueuedMail = ReturnType<typeof outboxStatement>

/** Runs a batch that ends with mails, each with its files, then sends them. Returns the results of all statements. */
export async function runBatchWithMails(
  c: RequestScope,
  statements: readonly Statement[],
  mails: readonly (OutboxStatement | [OutboxStatement, ...Statement[]])[],
): Promise<unknown[]> {
  const groups = mails.map((mail) => (Array.isArray(mail) ? mail : [mail]))
  const results = await runBatch(c.var.db, [...statements, ...groups.flat()])
  let at = statements.length
  for (const group of groups) {
    announceMail(
      c,
      (results[at] as { id: number }[]).map(({ id }) => id),
    )
    at += group.length
  }
  return results
}

/** Sends the new outbox rows to the queue after the response. The sweep finds what is lost here. */
export function announceMail(c: RequestScope, ids: readonly number[]): void {
  for (const outboxId of ids) c.executionCtx.waitUntil(sendToQueue(c.env.MAIL_QUEUE, { outboxId }))
}

export function mailContext(c: RequestScope): MailContext {
  return { now: c.var.now, baseUrl: linkBase(c.var.settings, c.req.url) }
}

/**
 * Origin of the links in mails: the configured one, because the Host header can be forged. Without one, the request's
 * origin is used on loopback and on workers.dev, where Cloudflare routes only requests for the worker's own name.
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
