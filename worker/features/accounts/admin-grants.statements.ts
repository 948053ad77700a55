import { and, eq } from 'drizzle-orm'
import { settingsOf, type Bindings } from '../../env'
import { auditOfChange, type AuditScope } from '../../db/audit'
import { openDb } from '../../db/client'
import { runBatch } from '../../db/batch'
import { log } from '../../log'
import { revokeAccess } from '../../services/members/revoke-access'
import { users } from '../../db/schema/accounts'
import { isNamed } from '../../services/members/admin-grants'

/** Audit row for rights that `SUPER_USERS` gives or revokes; follows the change in its batch. */
export function adminGrantStatement(
  { db, now, requestId }: Omit<AuditScope['var'], 'member'>,
  userId: number,
  action: 'member.promote' | 'member.demote',
) {
  return auditOfChange(
    { var: { db, now, requestId, member: { userId } } },
    { action, subjectType: 'user', subjectId: userId, detail: 'SUPER_USERS' },
  )
}

/** Job: stores what `isAdminNow` already applies to members whose address is no longer listed. */
export async function withdrawGrants(env: Bindings, now: number): Promise<void> {
  const db = openDb(env.DB)
  const settings = settingsOf(env)
  const isGranted = and(eq(users.isAdmin, true), eq(users.adminBySetting, true))
  const granted = await db
    .select({ id: users.id, emailKey: users.emailKey })
    .from(users)
    .where(isGranted)
  const withdrawn = granted.filter(({ emailKey }) => !isNamed(settings, emailKey))
  for (const { id } of withdrawn)
    await runBatch(db, [
      db
        .update(users)
        .set({ isAdmin: false, adminBySetting: false })
        .where(and(eq(users.id, id), isGranted)),
      adminGrantStatement({ db, now, requestId: 'grants.withdraw' }, id, 'member.demote'),
      ...revokeAccess(db, id, now),
    ])
  if (withdrawn.length > 0) log('grants.withdrawn', { members: withdrawn.length })
}
