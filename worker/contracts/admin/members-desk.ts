import { z } from 'zod'
import { STAFF_ROLES } from '../accounts/permissions'
import { pageCursors, pageQuery, selectedIds } from '../list-page'
import { id, lang, named } from '../schemas'
import { line } from '../text/text-schemas'

/** Members as the desk lists and changes them. */

export const MEMBER_ROLES = ['super', 'staff', 'verified', 'unverified', 'banned'] as const
const MEMBER_SORTS = ['name', '-name', 'since', '-since', 'active', '-active'] as const

export const membersQuery = z.object({
  ids: selectedIds,
  /** Start of a username or an e-mail address; searches the first hundred of each. */
  q: z.string().trim().max(100).default(''),
  role: z
    .enum(['all', ...MEMBER_ROLES])
    .catch('all')
    .default('all'),
  /** The language that the member reads. */
  language: lang.optional().catch(undefined),
  /** A minus means descending. */
  sort: z.enum(MEMBER_SORTS).catch('-since').default('-since'),
  ...pageQuery(20),
})

export const member = named('Member', {
  _id: z.int(),
  username: z.string(),
  email: z.string(),
  lang,
  /** Null for a plain member. */
  role: z.enum(STAFF_ROLES).nullable(),
  isVerified: z.boolean(),
  isBanned: z.boolean(),
  wantEmail: z.boolean(),
  createdAt: z.int(),
  lastActiveAt: z.int(),
})
export const memberList = z.object({ members: z.array(member), ...pageCursors })
export const memberParams = z.object({ id })
export const memberNameParams = z.object({ username: line(100) })
export const memberChange = z.object({ role: z.enum(STAFF_ROLES).nullable() })
export type Member = z.infer<typeof member>
export type MembersQuery = z.output<typeof membersQuery>
