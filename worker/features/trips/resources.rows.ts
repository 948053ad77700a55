import type { ResourceChange } from '../../contracts/trips/resource-input'
import { auditStatement } from '../../db/audit'
import type { MemberScope } from '../../http/context'

export type Fields = Omit<ResourceChange, 'version'>

export function auditOfResource(c: MemberScope, action: string, subjectId: number | string) {
  return auditStatement(c, { action, subjectType: 'resource', subjectId })
}

/** The columns of a guide or vehicle. */
export function columnsOf({ name, langs, seats, phone, rank }: Fields) {
  return { name, langs: langs.join(' '), seats, phone: phone || null, rank }
}
