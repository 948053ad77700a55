import { z } from 'zod'
import { member } from './members-desk'
import { INBOX_SOURCES, INBOX_STATES } from '../inbox/inbox'
import { MAIL_STATUSES } from './mail'
import { REPORT_REASONS } from '../board/new-report'
import { named } from '../schemas'

/** A member's page at the desk, with everything that belongs to the member. */

const at = z.number().int()
const place = { forum: z.number().int(), topic: z.number().int(), topicName: z.string() }

const memberNote = z.object({
  _id: z.number().int(),
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
      hiddenPosts: z.number().int(),
    })
    .nullable(),
  notes: z.array(memberNote),
  posts: z.array(
    z.object({
      ...place,
      _id: z.number().int(),
      excerpt: z.string(),
      isOpening: z.boolean(),
      isHidden: z.boolean(),
      createdAt: at,
    }),
  ),
  inquiries: z.array(
    z.object({
      _id: z.number().int(),
      source: z.enum(INBOX_SOURCES),
      state: z.enum(INBOX_STATES),
      title: z.string(),
      latestAt: at,
    }),
  ),
  mails: z.array(
    z.object({
      _id: z.number().int(),
      subject: z.string(),
      status: z.enum(MAIL_STATUSES),
      createdAt: at,
    }),
  ),
  sessions: z.array(
    z.object({ _id: z.number().int(), device: z.string(), createdAt: at, usedAt: at }),
  ),
  /** Reports about the member's posts. */
  reports: z.array(
    z.object({
      ...place,
      _id: z.number().int(),
      reply: z.number().int(),
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      createdAt: at,
      resolvedAt: at.nullable(),
    }),
  ),
})

export type MemberPage = z.infer<typeof memberPage>
