import { z } from 'zod'
import { REPORT_REASONS } from '../board/new-report'
import { id, named } from '../schemas'
import { multiline } from '../text/text-schemas'

/** Admin actions on a member: bans and notes. */

export const MEMBER_NOTE_MAX = 2000
const BAN_NOTE_MAX = 500

/** Why a member is banned, and whether all of the member's visible posts are hidden too. */
export const memberBan = named('MemberBan', {
  reason: z.enum(REPORT_REASONS).default('other'),
  note: multiline(BAN_NOTE_MAX).default(''),
  hidePosts: z.boolean().default(false),
})
/** `showPosts` shows the posts again that were hidden with the ban. */
export const memberUnban = named('MemberUnban', { showPosts: z.boolean().default(false) })

export const newMemberNote = named('NewMemberNote', {
  text: multiline(MEMBER_NOTE_MAX).refine((text) => text !== '', 'FillAllFields'),
})
export const memberNoteParams = z.object({ id })

export type MemberBan = z.output<typeof memberBan>
