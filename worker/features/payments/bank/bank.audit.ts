import { auditStatement } from '../../../db/audit'
import type { BankEntryRow } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'

/** Never the payer or the text: they are of strangers too. */
export function auditOfEntry(c: MemberScope, action: string, entry: BankEntryRow, detail: string) {
  return auditStatement(c, { ...audited(action, entry), detail })
}

/** An action about an entry, of the audit log. */
export function audited(action: string, { id }: BankEntryRow) {
  return { action, subjectType: 'bank_entry', subjectId: id }
}
