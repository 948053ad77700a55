import { eq } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { runBatch } from '../../db/batch'
import { randomToken, sha256 } from '../../http/keyed-hash'
import { announceMail, mailContext, outboxStatement } from '../../services/mail/outbox'
import { RESET_LINK_MS } from './lifetimes'
import { findUserAndPlace, findWaitingForCode } from './accounts.queries'
import { passwordResets } from '../../db/schema/accounts'
import { isCompanyAddress } from './company-address'
import { mayMail } from './mail-allowance'
import { assertMember, isMemberChanged } from '../../services/members/member-guard'
import { announceLast } from './account-notices'
import { senderOf } from './places'
import { issueCode, waitsForCode } from './verification-codes'

/** Mails a new code to the account that waits for one at the address. Without one, or over the limit, nothing is sent or said. */
export async function mailNewCode(c: RequestScope, email: string): Promise<void> {
  const { db, now, settings } = c.var
  if (isCompanyAddress(settings, email)) return
  const member = await findWaitingForCode(db, { email, sender: senderOf(c), now })
  if (!member) return
  const isFromOwnBrowser = member.verifiedAt === null && member.place.isKnownDevice
  if (!(await mayMail(c, 'codeMail', { email, isFromOwnBrowser }))) return
  const { code, statement } = issueCode(db, settings.pepper, { userId: member.id, email }, now)
  const template = member.verifiedAt === null ? 'verification' : 'emailChange'
  const mail = outboxStatement(
    db,
    { template, code, to: email, lang: member.lang, cause: { type: 'user', id: member.id } },
    mailContext(c),
  )
  try {
    // A wish that was withdrawn meanwhile would come back with its new code.
    const still = assertMember(db, member.id, waitsForCode(db, member.id, email))
    announceLast(c, await runBatch(db, [still, statement, mail]), 1)
  } catch (error) {
    if (!isMemberChanged(error)) throw error
  }
}

/** Mails a single-use link for a new password; older links of the member end. No such member: no mail and no word. */
export async function mailResetLink(c: RequestScope, email: string): Promise<void> {
  const { db, now } = c.var
  const { user: member, place } = await findUserAndPlace(db, {
    name: email,
    sender: senderOf(c),
    now,
  })
  if (!member?.email || !member.username || member.bannedAt !== null) return
  if (
    !(await mayMail(c, 'resetMail', { email: member.email, isFromOwnBrowser: place.isKnownDevice }))
  )
    return
  const token = randomToken()
  const columns = {
    tokenHash: sha256(token),
    userId: member.id,
    createdAt: now,
    expiresAt: now + RESET_LINK_MS,
  }
  const mail = outboxStatement(
    db,
    {
      template: 'passwordReset',
      username: member.username,
      token,
      to: member.email,
      lang: member.lang,
      cause: { type: 'user', id: member.id },
    },
    mailContext(c),
  )
  const [, , queued] = await db.batch([
    db.delete(passwordResets).where(eq(passwordResets.userId, member.id)),
    db.insert(passwordResets).values(columns),
    mail,
  ])
  announceMail(
    c,
    queued.map(({ id }) => id),
  )
}
