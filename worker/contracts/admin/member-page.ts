import { z } from 'zod'
import { member } from './members-desk'
import { INBOX_SOURCES, INBOX_STATES } from '../inbox/inbox'
import { MAIL_STATUSES } from './mail'
import { REPORT_REASONS } from '../board/new-report'
import { named } from '../schemas'

/** A member's page at the desk, with everything that belongs to the member. */

const at = z.int()
const place = { forum: z.int(), topic: z.int(), topicName: z.string() }

const memberNote = z.object({
  _id: z.int(),
  /** Null for a deleted member. */
  author: z.string().nullable(),
  text: z.string(),
  createdAt: at,
})

/** Each list holds the latest twenty. */
export const memberPage = named('MemberPage', {
  member,
  /** Null for a member who may log in. */
  ban: z
    .object({
      at,
      reason: z.enum(REPORT_REASONS).nullable(),
      note: z.string(),
      /** The number of posts hidden with the ban. */
      hiddenPosts: z.int(),
    })
    .nullable(),
  /** When the second step of the login was switched on; null while it is off. */
  secondFactorSince: at.nullable(),
  notes: z.array(memberNote),
  posts: z.array(
    z.object({
      ...place,
      _id: z.int(),
      excerpt: z.string(),
      isOpening: z.boolean(),
      isHidden: z.boolean(),
      createdAt: at,
    }),
  ),
  inquiries: z.array(
    z.object({
      _id: z.int(),
      source: z.enum(INBOX_SOURCES),
      state: z.enum(INBOX_STATES),
      title: z.string(),
      latestAt: at,
    }),
  ),
  mails: z.array(
    z.object({ _id: z.int(), subject: z.string(), status: z.enum(MAIL_STATUSES), createdAt: at }),
  ),
  sessions: z.array(z.object({ _id: z.int(), device: z.string(), createdAt: at, usedAt: at })),
  /** Reports about the member's posts. */
  reports: z.array(
    z.object({
      ...place,
      _id: z.int(),
      reply: z.int(),
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      createdAt: at,
      resolvedAt: at.nullable(),
    }),
  ),
})

export type MemberPage = z.infer<typeof memberPage>
