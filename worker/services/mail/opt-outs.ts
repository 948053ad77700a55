import type { Db } from '../../db/db'
import { outbox, mailOptOuts } from '../../db/schema/mail'
import { eq } from 'drizzle-orm'

/** Unsubscribes the recipient of a mail. False for an unknown token. */
export async function optOut(db: Db, token: string, now: number): Promise<boolean> {
  const [mail] = await db
    .select({ emailKey: outbox.recipientKey })
    .from(outbox)
    .where(eq(outbox.unsubscribeToken, token))
  if (!mail) return false
  await db
    .insert(mailOptOuts)
    .values({ emailKey: mail.emailKey, kind: 'replies', createdAt: now })
    .onConflictDoNothing()
  return true
}
