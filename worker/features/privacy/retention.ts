import { and, eq, inArray, lt, not } from 'drizzle-orm'
import { CONTACT_FORUM_ID } from '../../contracts/contact/contact-forum'
import type { Db } from '../../db/db'
import {
  knownDevices,
  loginFailures,
  passwordResets,
  sessions,
  verificationCodes,
} from '../../db/schema/accounts'
import { deskPresence } from '../../db/schema/admin'
import { auditLog } from '../../db/schema/audit'
import { postDays, replies, topics } from '../../db/schema/board'
import { usedChallenges, limitCounters } from '../../db/schema/limits'
import { contactMessages } from '../../db/schema/contact'
import { inboxEntries } from '../../db/schema/inbox'
import { outbox } from '../../db/schema/mail'
import { siteSettingVersions } from '../../db/schema/settings'
import { tourVersions } from '../../db/schema/tour-versions'
import { bookingRules, moneyRules } from './retention-of-bookings'
import type { RetentionRule, Cutoffs } from './privacy.rules'

/** Tables whose rows store their own expiry. */
const EXPIRING = [
  ['verification codes', verificationCodes],
  ['password links', passwordResets],
  ['answered sums', usedChallenges],
  ['failed logins', loginFailures],
  ['known browsers', knownDevices],
  ['counters', limitCounters],
  ['sessions', sessions],
  ['admins at editors', deskPresence],
] as const

/** Retention rules, children before their parents. `now` in UTC ms. */
export function retentionRules(db: Db, now: number, cutoffs: Cutoffs): RetentionRule[] {
  const { mail, year, threeYears, fiveYears } = cutoffs
  const isInquiry = eq(outbox.template, 'contactEnquiry')
  const isOldTopic = and(eq(topics.tourId, CONTACT_FORUM_ID), lt(topics.updatedAt, threeYears))
  const oldTopics = db.select({ id: topics.id }).from(topics).where(isOldTopic)
  const lastDay = new Date(mail).toISOString().slice(0, 10)
  return [
    ...EXPIRING.map(([name, table]): RetentionRule => [name, table, lt(table.expiresAt, now)]),
    ['posts a day', postDays, lt(postDays.day, lastDay)],
    ['mails after 90 days', outbox, and(lt(outbox.createdAt, mail), not(isInquiry))],
    ['inquiries after 3 years', outbox, and(lt(outbox.createdAt, threeYears), isInquiry)],
    ['notes and answers after 3 years', inboxEntries, lt(inboxEntries.createdAt, threeYears)],
    ['contact messages after 3 years', contactMessages, lt(contactMessages.createdAt, threeYears)],
    ['replies in the contact forum after 3 years', replies, inArray(replies.topicId, oldTopics)],
    ['topics in the contact forum after 3 years', topics, isOldTopic],
    ['versions of tours after a year', tourVersions, lt(tourVersions.at, year)],
    [
      'versions of settings after 5 years',
      siteSettingVersions,
      lt(siteSettingVersions.at, fiveYears),
    ],
    ...bookingRules(db, cutoffs),
    ...moneyRules(db, cutoffs),
    ['audit rows after 5 years', auditLog, lt(auditLog.at, fiveYears)],
  ]
}
