import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { foldKey } from '../worker/contracts/accounts/usernames'
import type { AuditAction } from '../worker/contracts/admin/audit-actions'
import { secondFactors, users } from '../worker/db/schema/accounts'
import { hashPassword } from '../worker/features/accounts/passwords'
import type { Bindings } from '../worker/env'
import { auditLog } from '../worker/db/schema/audit'
import { openDb } from '../worker/db/client'
import { runBatch } from '../worker/db/batch'
import type { Db, Statement } from '../worker/db/db'
import { revokeAccess } from '../worker/services/members/revoke-access'
import { deleteSecondFactor } from '../worker/services/members/second-factor'

/**
 * Makes the account of an e-mail address a verified admin. Without an account it creates one with a random password,
 * which needs the pepper. Returns a sentence for the operator.
 * @throws Error when the address is invalid, the account is banned, or a new account would need the missing pepper
 */
export async function makeAdmin(
  { DB, PEPPER }: Pick<Bindings, 'DB' | 'PEPPER'>,
  email: string,
  now: number,
): Promise<string> {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(`${email} is no e-mail address.`)
  const db = openDb(DB)
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, foldKey(email)))
  const audit = (userId: number) => auditRow(db, { userId, action: 'member.promote', now })
  if (user) {
    if (user.bannedAt !== null)
      throw new Error(`${email} is banned. Lift the ban at the desk first.`)
    const set = { isAdmin: true, verifiedAt: user.verifiedAt ?? now }
    await runBatch(db, [db.update(users).set(set).where(eq(users.id, user.id)), audit(user.id)])
    return `${user.username} (${email}) is an admin now and logs in with the password of the account.`
  }
  if (!PEPPER)
    throw new Error(
      `No account has ${email}. Register it on the site first, or give PEPPER=… to have one made.`,
    )
  const password = randomBytes(12).toString('base64url')
  const username = await freeName(db, email.split('@')[0] ?? '')
  const [made] = await db
    .insert(users)
    .values({
      username,
      usernameKey: foldKey(username),
      email,
      emailKey: foldKey(email),
      passwordHash: await hashPassword(PEPPER, password),
      lang: 'ca',
      isAdmin: true,
      verifiedAt: now,
      createdAt: now,
      lastActiveAt: now,
    })
    .returning({ id: users.id })
  if (made) await runBatch(db, [audit(made.id)])
  return `The admin ${username} (${email}) was made. Log in with the password ${password} and change it at once.`
}

/**
 * Switches off the second step of an account's login and ends its sessions, for an admin who is locked out. Returns a
 * sentence for the operator. @throws Error when no account has the address, or it is off
 */
export async function resetSecondFactor(
  { DB }: Pick<Bindings, 'DB'>,
  email: string,
  now: number,
): Promise<string> {
  const db = openDb(DB)
  const [user] = await db
    .select({ id: users.id, username: users.username, since: secondFactors.enabledAt })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.emailKey, foldKey(email)))
  if (!user) throw new Error(`No account has ${email}.`)
  if (user.since === null) throw new Error(`${email} logs in without a second step.`)
  await runBatch(db, [
    ...deleteSecondFactor(db, user.id),
    ...revokeAccess(db, user.id, now),
    auditRow(db, { userId: user.id, action: 'member.secondFactorReset', now }),
  ])
  return `${user.username} (${email}) logs in with the password alone now. Switch the second step on again at once.`
}

interface Audited {
  userId: number
  action: AuditAction
  now: number
}

function auditRow(db: Db, { userId, action, now }: Audited): Statement {
  return db.insert(auditLog).values({
    at: now,
    actorId: userId,
    action,
    subjectType: 'user',
    subjectId: String(userId),
    detail: 'npm run admin',
    requestId: 'npm run admin',
  })
}

/** An unused username, derived from the address. */
async function freeName(db: Db, from: string): Promise<string> {
  const base = from.replace(/[^a-z0-9]/gi, '').slice(0, 12) || 'owner'
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, foldKey(base)))
  return !taken && base.length >= 4 && base.toLowerCase() !== 'admin'
    ? base
    : `${base}${randomBytes(2).toString('hex')}`
}
