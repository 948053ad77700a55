import { z } from 'zod'
import { pageQuery, selectedIds } from './list-page'
import { id, lang, named } from './schemas'

/** Requests and responses of the mail calls. */

export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'failed', 'dead'] as const

/** Templates by what the mails are about. */
export const MAIL_KINDS = {
  booking: [
    'bookingRequestReceived',
    'bookingRequestForDesk',
    'bookingMessage',
    'bookingMessageForDesk',
    'bookingDeclined',
    'bookingLink',
    'quoteSent',
    'quoteChanged',
    'quoteLapsed',
    'quoteAnswered',
    'changeAsked',
    'changeDeclined',
    'changeLapsed',
    'tripChanged',
    'tripChangedForDesk',
    'holdMade',
    'holdMadeForDesk',
    'depositReminder',
    'holdExtended',
    'holdLapsed',
    'holdReleased',
    'bookingConfirmed',
    'moneyReceived',
    'balanceReminder',
    'balanceOverdue',
    'balancePaid',
    'moneyLate',
    'moneyLateForDesk',
    'bookingCancelled',
    'bookingCancelledForDesk',
    'cancelUndone',
    'tripMissed',
    'refundSent',
    'claimForDesk',
  ],
  inquiry: ['contactEnquiry', 'contactConfirmation', 'inboxAnswer'],
  board: ['newTopicNotice', 'newReplyNotice', 'replyNotice', 'reportNotice'],
  account: [
    'verification',
    'emailChange',
    'emailChanged',
    'passwordReset',
    'passwordChanged',
    'adminPassword',
    'inactivityNotice',
    'pageChanged',
    'accountDeleted',
  ],
  alarm: ['alarm', 'bankChanged'],
} as const
type MailKind = keyof typeof MAIL_KINDS
export const MAIL_KIND_NAMES = Object.keys(MAIL_KINDS) as MailKind[]

export const outboxMail = named('Mail', {
  _id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Names of the files that go with it. */
  attachments: z.array(z.string()),
  replyTo: z.string().nullable(),
  template: z.string(),
  lang,
  status: z.enum(MAIL_STATUSES),
  attempts: z.number().int(),
  /** An error code; null before a failure. */
  lastError: z.string().nullable(),
  createdAt: z.number().int(),
  sentAt: z.number().int().nullable(),
  /** When the next attempt is due; null when none is. */
  nextAttemptAt: z.number().int().nullable(),
})

export const outboxQuery = z.object({
  ids: selectedIds,
  /** A recipient's full address. */
  to: z.string().max(300).optional(),
  /** `undelivered`: failed or given up. */
  status: z
    .enum([...MAIL_STATUSES, 'undelivered'])
    .or(z.literal(''))
    .optional(),
  kind: z.enum(MAIL_KIND_NAMES).or(z.literal('')).optional(),
  language: lang.optional().catch(undefined),
  /** Start of a recipient's address, or a part of the subject of one of the latest mails. */
  q: z.string().trim().max(100).default(''),
  /** By the time of writing; a minus means the latest first. */
  sort: z.enum(['created', '-created']).catch('-created').default('-created'),
  ...pageQuery(20),
})

export const outboxParams = z.object({ id })
export const unsubscription = z.object({ token: z.string().min(1).max(100) })

export type MailStatus = (typeof MAIL_STATUSES)[number]
export type OutboxMail = z.infer<typeof outboxMail>
export type OutboxQuery = z.infer<typeof outboxQuery>
