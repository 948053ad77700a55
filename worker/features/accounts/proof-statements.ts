import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { assertMember } from '../../services/members/member-guard'
import { deleteRegistrationKey } from '../../services/members/revoke-access'
import { CONSENT_VERSION } from '../../contracts/accounts/registration'
import { passwordResets, users, verificationCodes, type UserRow } from '../../db/schema/accounts'

export type Proof = typeof verificationCodes.$inferSelect

/** Stores a proven address and consumes the code. */
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
    // In the meantime the member may have left, or the code may have been used or cancelled.
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

/** Condition: the row is the code that was entered. */
export function isCode({ userId, codeHash }: Proof) {
  return and(eq(verificationCodes.userId, userId), eq(verificationCodes.codeHash, codeHash))
}

/** Consent counts from the verification; a later choice by the member is kept. */
function consentAtProof(now: number) {
  const isFirst = sql`${users.wantEmail} = 1 and ${users.verifiedAt} is null`
  return {
    consentAt: sql`iif(${isFirst}, ${now}, ${users.consentAt})`,
    consentVersion: sql`iif(${isFirst}, ${CONSENT_VERSION}, ${users.consentVersion})`,
  }
}
