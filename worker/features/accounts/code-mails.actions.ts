import { and, eq, isNull } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { runBatch } from '../../db/batch'
import { findUserAndPlace, findWaitingForCode } from './accounts.queries'
import { users } from '../../db/schema/accounts'
import { codeMail } from './code-mail'
import { isCompanyAddress } from './company-address'
import { mayMail } from './mail-allowance'
import { assertMember, isMemberChanged } from '../../services/members/member-guard'
import { announceLast } from './account-notices'
import { senderOf } from './places'
import { resetLink } from './reset-links'
import { issueCode, waitsForCode } from './verification-codes'

/** Mails a new code to the account that waits for one. An unknown address or a reached limit is not reported. */
export async function mailNewCode(c: RequestScope, email: string): Promise<void> {
  const { db, now, settings } = c.var
  if (isCompanyAddress(settings, email)) return
  const member = await findWaitingForCode(db, { email, sender: senderOf(c), now })
  if (!member) return
  const isFromOwnBrowser = member.verifiedAt === null && member.place.isKnownDevice
  if (!(await mayMail(c, 'codeMail', { email, isFromOwnBrowser }))) return
  const { code, statement } = issueCode(db, settings.pepper, { userId: member.id, email }, now)
  const mail = codeMail(c, member, { code, email })
  try {
    // A change that was cancelled in the meantime must not get a new code.
    const still = assertMember(db, member.id, waitsForCode(db, member.id, email))
    announceLast(c, await runBatch(db, [still, statement, mail]), 1)
  } catch (error) {
    if (!isMemberChanged(error)) throw error
  }
}

/** Mails a single-use reset link and revokes older ones. An unknown address is not reported. */
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
  const { id, username, lang } = member
  const { statements, mail } = resetLink(c, { id, username, lang, email: member.email })
  try {
    // A link proves its address, so the account must still have it.
    const still = assertMember(db, id, and(eq(users.email, member.email), isNull(users.deletedAt)))
    announceLast(c, await runBatch(db, [still, ...statements, mail]), 1)
  } catch (error) {
    if (!isMemberChanged(error)) throw error
  }
}
