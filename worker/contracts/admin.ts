import { z } from 'zod'
import { isCalendarDay } from './calendar'
import { pageCursors, pageQuery, selectedIds } from './list-page'
import { inboxCounts } from './inbox'
import { id, lang, line, named, translated } from './schemas'

/** The desk: open work, figures, the audit log, members. */

export const desk = named('Desk', {
  inbox: inboxCounts,
  /** Whose guests wait for an answer, and who of them has waited for over a day. */
  bookings: z.object({ waiting: z.number().int(), late: z.number().int() }),
  newMembers: z.object({
    lastSevenDays: z.number().int(),
    latest: z.array(
      z.object({
        _id: z.number().int(),
        username: z.string(),
        lang,
        isVerified: z.boolean(),
        createdAt: z.number().int(),
      }),
    ),
  }),
  outbox: z.object({ queued: z.number().int(), failed: z.number().int(), dead: z.number().int() }),
  openReports: z.number().int(),
  heldPosts: z.number().int(),
  /** Money at the bank that is for no booking yet. */
  bankEntries: z.number().int(),
})

/** How much waits at each screen. */
export const deskCounts = named('DeskCounts', {
  /** Threads of the inbox that wait for an answer, and those of them that have waited for over a day. */
  inquiries: z.number().int(),
  lateInquiries: z.number().int(),
  /** Bookings whose guests wait for an answer. */
  bookings: z.number().int(),
  /** Refunds that wait for an act, and late money. */
  refunds: z.number().int(),
  openReports: z.number().int(),
  heldPosts: z.number().int(),
  /** Mails that failed or were given up. */
  failedMails: z.number().int(),
  /** Money at the bank that is for no booking yet. */
  bankEntries: z.number().int(),
})

export const figuresQuery = z.object({ weeks: z.coerce.number().int().min(1).max(53).catch(12) })

/** One row per week and language; weeks start on Monday in Calgary. Empty weeks have rows of zeros. */
export const figures = named('Figures', {
  weeks: z.array(
    z.object({
      week: z.string(),
      lang,
      visits: z.number().int(),
      inquiries: z.number().int(),
      signUps: z.number().int(),
    }),
  ),
  /** Visits in the same period by kind of page. */
  kinds: z.array(z.object({ kind: z.string(), visits: z.number().int() })),
  /** Visits of each tour's page and inquiries about it in the same period. */
  tours: z.array(
    z.object({
      _id: z.number().int(),
      name: translated,
      visits: z.number().int(),
      inquiries: z.number().int(),
    }),
  ),
})

/** A calendar day (YYYY-MM-DD); anything else counts as none. */
const day = z
  .string()
  .max(10)
  .optional()
  .transform((text = '') => (isCalendarDay(text) ? text : undefined))

export const auditQuery = z
  .object({
    /**
     * Beginning of a member's name, a part of a tour's, a booking's address or reference, or a part of the action, detail or
     * request of one of the latest entries.
     */
    q: z.string().trim().max(100).default(''),
    /** A minus means the latest first. */
    sort: z.enum(['at', '-at']).catch('-at').default('-at'),
    ids: selectedIds,
    subjectType: z.string().max(40).optional(),
    /** Needs `subjectType`: ids are unique only within a type. */
    subjectId: z.string().max(200).optional(),
    /** A member's name. */
    actor: z.string().max(100).optional(),
    /** Days in Calgary, both included. */
    from: day,
    to: day,
    ...pageQuery(50),
  })
  .refine(({ subjectType, subjectId }) => !subjectId || subjectType, {
    path: ['subjectType'],
    message: 'Invalid',
  })

/** Where a post or topic is; null for other things. */
const tourId = z.number().int().nullable()
const topicId = z.number().int().nullable()

export const auditEntries = named('AuditEntries', {
  entries: z.array(
    z.object({
      _id: z.number().int(),
      at: z.number().int(),
      /** Null for a deleted member. */
      actor: z.string().nullable(),
      action: z.string(),
      subjectType: z.string(),
      subjectId: z.string(),
      /** What the subject is called now; null for one that is gone or has no name. */
      subject: z.object({ name: z.string(), tourId, topicId }).nullable(),
      detail: z.string(),
      /** The version of the tour, group of settings or page with the values before and after. */
      version: z.string().nullable(),
      requestId: z.string(),
    }),
  ),
  ...pageCursors,
})

export const MEMBER_ROLES = ['super', 'verified', 'unverified', 'banned'] as const
const MEMBER_SORTS = ['name', '-name', 'since', '-since', 'active', '-active'] as const

export const membersQuery = z.object({
  ids: selectedIds,
  /** Start of a username or of an e-mail address; looks at the first hundred of each. */
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
  _id: z.number().int(),
  username: z.string(),
  email: z.string(),
  lang,
  isSuperUser: z.boolean(),
  isVerified: z.boolean(),
  isBanned: z.boolean(),
  wantEmail: z.boolean(),
  createdAt: z.number().int(),
  lastActiveAt: z.number().int(),
})
export const memberList = z.object({ members: z.array(member), ...pageCursors })
export const memberParams = z.object({ id })
export const memberNameParams = z.object({ username: line(100) })
export const memberChange = z.object({ isSuperUser: z.boolean() })

export type Desk = z.infer<typeof desk>
export type DeskCounts = z.infer<typeof deskCounts>
export type Figures = z.infer<typeof figures>
export type AuditEntries = z.infer<typeof auditEntries>
export type Member = z.infer<typeof member>
export type MembersQuery = z.output<typeof membersQuery>
export type AuditQuery = z.output<typeof auditQuery>
