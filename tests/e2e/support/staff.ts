import type { PartRole } from '../../../worker/contracts/accounts/permissions'
import { ADMIN, send, sessionOf } from './api'
import { aVerifiedMember } from './members'

/** A new member to whom the demo's admin has given a role. */
export async function aMemberWithRole(role: PartRole | 'admin', lang: 'kr' | 'ca' | 'cn' = 'ca') {
  const member = await aVerifiedMember(lang)
  const { accessToken } = await sessionOf(ADMIN)
  const path = `/api/admin/members?q=${member.username}`
  const { members } = await send<{ members: { _id: number }[] }>(path, undefined, accessToken)
  await send(`/api/admin/members/${members[0]?._id}`, { role }, accessToken)
  return member
}
