import { auditStatement } from '../../../db/audit'
import type { BankEntryRow } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'

/** Never logs the payer or the text of an entry, which can be a stranger's. */
export function auditOfEntry(c: MemberScope, action: string, entry: BankEntryRow, detail: string) {
  return auditStatement(c, { ...audited(action, entry), detail })
}

/** The audit log's action and subject for an entry. */
export function audited(action: string, { id }: BankEntryRow) {
  return { action, subjectType: 'bank_entry', subjectId: id }
}
