import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Member as WireMember } from '../../../worker/contracts/admin/members-desk'
import type { StaffRole } from '../../../worker/contracts/accounts/permissions'
import type { MemberBan } from '../../../worker/contracts/admin/members'
import type { MemberPage as WirePage } from '../../../worker/contracts/admin/member-page'
import { apiOf, byId, readJson, withId } from '../../platform/api/api'
import { listQuery } from '../ui/list/list-address'
import type { ListState } from '../ui/list/use-list-address'

export type Member = ReturnType<typeof withId<WireMember>>
export type MemberPageData = ReturnType<typeof toMemberPage>

export const membersQuery = ({ q, role, language, sort, after, before }: ListState) =>
  queryOptions({
    queryKey: ['admin', 'members', q, role, language, sort, after, before],
    staleTime: 0,
    queryFn: ({ client }) => readMembers(client, { q, role, language, sort, after, before }),
  })

async function readMembers(client: QueryClient, state: ListState) {
  const query = listQuery({ ...state, count: '50' })
  const { members, ...cursors } = await readJson(apiOf(client).admin.members.$get(query))
  return { rows: members.map(withId), ...cursors }
}

export const memberQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'member', id],
    staleTime: 0,
    queryFn: async ({ client }) =>
      toMemberPage(await readJson(apiOf(client).admin.members[':id'].$get(byId(id)))),
  })

export function banMember(client: QueryClient, username: string, ban: MemberBan) {
  const member = apiOf(client).admin.members[':username']
  return readJson(member.ban.$post({ param: { username }, json: ban }))
}

/** With `showPosts`, the posts that were hidden with the ban are shown again. */
export function unbanMember(client: QueryClient, username: string, showPosts: boolean) {
  const member = apiOf(client).admin.members[':username']
  return readJson(member.unban.$post({ param: { username }, json: { showPosts } }))
}

/** A lifted ban: its reason and note, and whether posts were hidden with it. */
export type LiftedBan = Pick<MemberBan, 'reason' | 'note' | 'hidePosts'>

/** Lifts a ban and shows the posts hidden with it. Returns the ban that would undo that. */
export async function liftBan(client: QueryClient, { id, username }: Member): Promise<LiftedBan> {
  const { ban } = await client.fetchQuery(memberQuery(id))
  await unbanMember(client, username, true)
  const { reason, note = '', hiddenPosts = 0 } = ban ?? {}
  return { reason: reason ?? 'other', note, hidePosts: hiddenPosts > 0 }
}

/** Mails a new code to a member whose address is not verified. */
export function mailVerification(client: QueryClient, id: number) {
  return readJson(apiOf(client).admin.members[':id']['verification-mail'].$post(byId(id)))
}

export function setRole(client: QueryClient, id: number, role: StaffRole | null) {
  return readJson(apiOf(client).admin.members[':id'].$post({ ...byId(id), json: { role } }))
}

export function resetSecondFactor(client: QueryClient, id: number) {
  return readJson(apiOf(client).admin.members[':id']['second-factor'].$delete(byId(id)))
}

export function addNote(client: QueryClient, id: number, text: string) {
  return readJson(apiOf(client).admin.members[':id'].notes.$post({ ...byId(id), json: { text } }))
}

export function deleteNote(client: QueryClient, id: number) {
  return readJson(apiOf(client).admin['member-notes'][':id'].$delete(byId(id)))
}

function toMemberPage({ member, posts, reports, mails, notes, inquiries, ...page }: WirePage) {
  const placed = <Row extends { _id: number; forum: number; topic: number }>(row: Row) => {
    const { forum: tourId, topic: topicId, ...rest } = row
    return { ...withId(rest), tourId, topicId }
  }
  return {
    ...page,
    member: withId(member),
    posts: posts.map(placed),
    reports: reports.map(placed),
    mails: mails.map(withId),
    notes: notes.map(withId),
    inquiries: inquiries.map(withId),
  }
}
