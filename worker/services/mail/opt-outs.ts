import type { Db, Statement } from '../../db/db'
import { outbox, mailOptOuts } from '../../db/schema/mail'
import { eq, and, isNotNull, sql } from 'drizzle-orm'

/** Unsubscribes the recipient of a mail. False for an unknown token. */
export async function optOut(db: Db, token: string, now: number): Promise<boolean> {
  const { recipientKey: emailKey, unsubscribeToken } = outbox
  const [mail] = await db.select({ emailKey }).from(outbox).where(eq(unsubscribeToken, token))
  if (!mail) return false
  await db
    .insert(mailOptOuts)
    .values({ emailKey: mail.emailKey, kind: 'replies', createdAt: now })
    .onConflictDoNothing()
  return true
}

/** Whether an address wants no mails about replies. */
export async function hasOptedOut(db: Db, emailKey: string): Promise<boolean> {
  const isRefused = and(eq(mailOptOuts.emailKey, emailKey), eq(mailOptOuts.kind, 'replies'))
  return (await db.$count(mailOptOuts, isRefused)) > 0
}

/** Moves a member's opt-outs to the new address, including those still possible through links in old mails. */
export function moveOptOutsStatements(
  db: Db,
  { from, to }: { from: string; to: string },
): Statement[] {
  const [oldKey, newKey] = [from.toLowerCase(), to.toLowerCase()]
  const moved = sql`SELECT ${newKey}, kind, created_at FROM mail_opt_outs WHERE email_key = ${oldKey}`
  const mayOptOut = and(eq(outbox.recipientKey, oldKey), isNotNull(outbox.unsubscribeToken))
  return [
    db.insert(mailOptOuts).select(moved).onConflictDoNothing(),
    db.delete(mailOptOuts).where(eq(mailOptOuts.emailKey, oldKey)),
    db.update(outbox).set({ recipientKey: newKey }).where(mayOptOut),
  ]
}
