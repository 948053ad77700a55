import type { Member } from '../../contracts/admin/members-desk'
import { csvTime, type CsvValue } from '../../services/csv'

export const MEMBER_TITLES = [
  'id',
  'name',
  'email',
  'language',
  'verified',
  'banned',
  'admin',
  'news',
  'since',
  'last active',
]

export function toMemberLine(member: Member): CsvValue[] {
  return [
    member._id,
    member.username,
    member.email,
    member.lang,
    member.isVerified,
    member.isBanned,
    member.isSuperUser,
    member.wantEmail,
    csvTime(member.createdAt),
    csvTime(member.lastActiveAt),
  ]
}
