import { sql, type SQL } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { Bindings } from '../../env'
import type { RequestScope } from '../../http/context'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { headerText } from './header-text'
import { randomToken } from '../../http/keyed-hash'
import { sendToQueue } from '../queue'
import { renderText, renderHtml } from './layout'
import type { LetterContext } from './letters/letter-parts'
import { type Mail, type MailContent, type MailWithFiles, writeLetter } from './mail-content'
import { outbox, outboxAttachments } from '../../db/schema/mail'
import { asHtml, companyName, companyPhone } from '../settings/setting-statement'
import { linkBase } from './link-base'

/** Send a mail with `outboxStatement` (`outboxStatements` with files) in its cause's batch: see `runBatchWithMails`. */

export interface MailContext {
  /** UTC ms. */
  now: number
  /** Origin of every link. */
  baseUrl: string
  /** Whether the mail waits for the desk. */
  isHeld?: boolean | undefined
}

const MAX_SUBJECT = 200
const MAX_FILE_NAME = 60
// One plain address: no list, no display name, no control characters or line breaks.
const ADDRESS =
  /^[^\s\p{Cc}\u2028\u2029,;:<>()[\]"\\@]{1,64}@[^\s\p{Cc}\u2028\u2029,;:<>()[\]"\\@]{1,190}$/u
/** Only mails about replies can be unsubscribed; all others follow an action of the recipient. */
const REFUSABLE: ReadonlySet<MailContent['template']> = new Set(['replyNotice'])

/**
 * Inserts a rendered mail, which returns `{ id }`, then its files, which go to the last row; in the batch of its cause.
 * @throws AppError EmailInvalid unless recipient and reply address are exactly one address each
 */
export function outboxStatements(
  db: Db,
  { attachments = [], ...mail }: MailWithFiles,
  context: MailContext,
): MailGroup {
  // The table of the files has no rowid, so that a second file finds the mail's too.
  const outboxId = sql<number>`last_insert_rowid()`
  const files = attachments.map((file) =>
    db
      .insert(outboxAttachments)
      .values({ ...file, outboxId, name: headerText(file.name, MAX_FILE_NAME) }),
  )
  return [outboxStatement(db, mail, context), ...files]
}

/**
 * Inserts a rendered mail without files, in the batch of its cause; returns the row's `{ id }`.
 * @throws AppError EmailInvalid unless recipient and reply address are exactly one address each
 */
export function outboxStatement(
  db: Db,
  mail: Mail & { attachments?: never },
  { now, baseUrl, isHeld = false }: MailContext,
) {
  for (const address of [mail.to, mail.replyTo]) {
    if (address !== undefined && !ADDRESS.test(address)) throw new AppError('EmailInvalid')
  }
  const unsubscribeToken = REFUSABLE.has(mail.template) ? randomToken() : null
  return db
    .insert(outbox)
    .values({
      recipient: mail.to,
      recipientKey: mail.to.toLowerCase(),
      ...letterColumns(mail, { baseUrl, today: calgaryDay(now), unsubscribeToken }),
      replyTo: mail.replyTo ?? null,
      template: mail.template,
      lang: mail.lang,
      status: isHeld ? 'held' : 'queued',
      nextAttemptAt: now,
      createdAt: now,
      causeType: mail.cause.type,
      causeId: causeIdOf(mail),
      requestKey: mail.requestKey?.key ?? null,
      requestHash: mail.requestKey?.bodyHash ?? null,
      unsubscribeToken,
      unsubscribeUrl: unsubscribeToken && `${baseUrl}/api/mail/unsubscribe/${unsubscribeToken}`,
    })
    .returning({ id: outbox.id, status: outbox.status })
}

/** Subject and texts; the company's name and phone and the id of the row that a mail is about are filled in by the database. */
function letterColumns(
  mail: Mail,
  context: Pick<LetterContext, 'baseUrl' | 'today' | 'unsubscribeToken'>,
) {
  const idMark = randomToken(12)
  const [company, phone] = [randomToken(12), randomToken(12)]
  const letter = writeLetter(mail, { ...context, idMark, company, phone })
  const fillIn = (text: string, shown: (fact: SQL) => SQL) => {
    const named = sql<string>`replace(replace(${text}, ${company}, ${shown(companyName)}), ${phone}, ${shown(companyPhone)})`
    return mail.rowId && text.includes(idMark)
      ? sql<string>`replace(${named}, ${idMark}, ${rowIdText(mail.rowId)})`
      : named
  }
  return {
    subject: headerText(letter.subject, MAX_SUBJECT),
    textBody: fillIn(renderText(letter), (fact) => fact),
    htmlBody: fillIn(renderHtml(letter), asHtml),
  }
}

function causeIdOf({ cause, rowId }: Mail): string | SQL<string> {
  return cause.id === undefined && rowId ? rowIdText(rowId) : String(cause.id ?? '')
}

type QueuedMail = ReturnType<typeof outboxStatement>

/** The statements of a mail, then of its files. */
type MailGroup = [QueuedMail, ...Statement[]]

/** A mail for a batch, with or without files. */
export type MailStatements = QueuedMail | MailGroup

/** Mails of these templates only, for batches that may send no others. */
export type MailsOf<Template extends MailContent['template']> = (MailStatements & {
  /** Exists in the type alone. */
  readonly template?: Template
})[]

/** Runs a batch that ends with mails, each with its files, then sends them. Returns the results of all statements. */
export async function runBatchWithMails(
  c: RequestScope,
  statements: readonly Statement[],
  mails: readonly MailStatements[],
): Promise<unknown[]> {
  const { results, queued } = await runMailBatch(c.var.db, statements, mails)
  announceMail(c, queued)
  return results
}

/** Runs a batch that ends with mails. Returns the results of all statements, and the ids of the mails to send now. */
export async function runMailBatch(
  db: Db,
  statements: readonly Statement[],
  mails: readonly MailStatements[],
): Promise<{ results: unknown[]; queued: number[] }> {
  const groups = mails.map((mail) => (Array.isArray(mail) ? mail : [mail]))
  const results = await runBatch(db, [...statements, ...groups.flat()])
  const queued: number[] = []
  let at = statements.length
  for (const group of groups) {
    const rows = results[at] as Pick<typeof outbox.$inferSelect, 'id' | 'status'>[]
    queued.push(...rows.flatMap(({ id, status }) => (status === 'queued' ? id : [])))
    at += group.length
  }
  return { results, queued }
}

/** Sends the new outbox rows to the queue, in a job. The sweep finds mails that are lost here. */
export async function queueMails(
  { MAIL_QUEUE }: Pick<Bindings, 'MAIL_QUEUE'>,
  ids: readonly number[],
): Promise<void> {
  for (const outboxId of ids) await sendToQueue(MAIL_QUEUE, { outboxId })
}

/** Sends the new outbox rows to the queue after the response. The sweep finds mails that are lost here. */
export function announceMail(
  { env, executionCtx }: Pick<RequestScope, 'env' | 'executionCtx'>,
  ids: readonly number[],
): void {
  for (const outboxId of ids) executionCtx.waitUntil(sendToQueue(env.MAIL_QUEUE, { outboxId }))
}

export function mailContext(c: RequestScope): MailContext {
  return { now: c.var.now, baseUrl: linkBase(c.var.settings, c.req.url) }
}

function rowIdText(rowId: SQL) {
  return sql<string>`cast(cast(${rowId} as integer) as text)`
}
