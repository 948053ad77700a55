import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { assertMember } from '../../services/members/member-guard'
import { deleteRegistrationKey } from '../../services/members/revoke-access'
import { CONSENT_VERSION } from '../../contracts/accounts/registration'
import { passwordResets, users, verificationCodes, type UserRow } from '../../db/schema/accounts'

export type Proof = typeof verificationCodes.$inferSelect

/** Stores a proven address and uses the code up. */
export function proofStatements(c: RequestScope, proof: Proof, member: UserRow | undefined) {
  const { db, now } = c.var
  const { userId, email, emailKey } = proof
  const code = db
    .select({ userId: verificationCodes.userId })
    .from(verificationCodes)
    .where(isCode(proof))
  const isOtherAddress = member?.emailKey !== emailKey
  const verified = { email, emailKey, verifiedAt: now, ...consentAtProof(now) }
  return [
    // The member may have left, or the code been used or cancelled, in the meantime.
    assertMember(db, userId, and(isNull(users.deletedAt), exists(code))),
    db
      .update(users)
      .set({ ...verified, ...(isOtherAddress && { passwordProvenAt: null }) })
      .where(eq(users.id, userId)),
    db.delete(verificationCodes).where(isCode(proof)),
    // Links mailed to the old address.
    db.delete(passwordResets).where(eq(passwordResets.userId, userId)),
    deleteRegistrationKey(db, userId),
  ]
}

/** Condition: the code that was proven. */
export function isCode({ userId, codeHash }: Proof) {
  return and(eq(verificationCodes.userId, userId), eq(verificationCodes.codeHash, codeHash))
}

/** Consent counts from the verification; what a member chose later is not changed. */
function consentAtProof(now: number) {
  const isFirst = sql`${users.wantEmail} = 1 and ${users.verifiedAt} is null`
  return {
    consentAt: sql`iif(${isFirst}, ${now}, ${users.consentAt})`,
    consentVersion: sql`iif(${isFirst}, ${CONSENT_VERSION}, ${users.consentVersion})`,
  }
}
