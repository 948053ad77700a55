import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { BankMail, BankMails, BankMailText } from '../../../contracts/bookings/bank-entries'
import { auditOfChange } from '../../../db/audit'
import { runBatch } from '../../../db/batch'
import type { Db } from '../../../db/db'
import { bankMails } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { textOfMail } from './read-stored-mail'

const MAILS_A_PAGE = 50
/** The desk shows this much of a text. */
const TEXT_MAX = 8000

/** Mails that wait for an admin, the oldest first. */
export async function listBankMails(db: Db): Promise<BankMails> {
  const rows = await db
    .select({ id: bankMails.id, status: bankMails.status, receivedAt: bankMails.receivedAt })
    .from(bankMails)
    .where(isOpenBankMail())
    .orderBy(asc(bankMails.receivedAt))
    .limit(MAILS_A_PAGE)
  return { mails: rows as BankMail[] }
}

/** Condition: the mail needs an admin, who has not put it aside yet. */
export function isOpenBankMail(): SQL {
  return sql`${inArray(bankMails.status, ['waiting', 'unreadable'])} AND ${isNull(bankMails.doneAt)}`
}

/** The text of a mail. @throws AppError NotFound, Unavailable while R2 is away */
export async function readBankMail(c: MemberScope, id: number): Promise<BankMailText> {
  const [row] = await c.var.db.select().from(bankMails).where(eq(bankMails.id, id))
  if (!row) throw new AppError('NotFound')
  const mail = await textOfMail(c.env, row.rawKey)
  if (!mail) return { from: null, subject: null, text: null }
  return { from: mail.from, subject: mail.subject, text: mail.text.slice(0, TEXT_MAX) }
}

/** Puts a mail aside that an admin has dealt with; safe to repeat. @throws AppError NotFound */
export async function closeBankMail(c: MemberScope, id: number): Promise<void> {
  const { db, now } = c.var
  const [row] = await db.select({ id: bankMails.id }).from(bankMails).where(eq(bankMails.id, id))
  if (!row) throw new AppError('NotFound')
  await runBatch(db, [
    db
      .update(bankMails)
      .set({ doneAt: now })
      .where(and(eq(bankMails.id, id), isOpenBankMail())),
    auditOfChange(c, { action: 'bank.closeMail', subjectType: 'bank_mail', subjectId: id }),
  ])
}
