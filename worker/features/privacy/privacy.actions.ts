import type { Bindings } from '../../env'
import { openDb } from '../../db/client'
import type { Db } from '../../db/db'
import { logFailure } from '../../log'
import type { PrivacyReport } from '../../contracts/privacy'
import {
  isDueForDeletion,
  isDueForNotice,
  listMembers,
  type InactiveMember,
} from './privacy.queries'
import { cutoffsAt } from './privacy.rules'
import { clearRequestKeys } from './request-keys'
import { retentionRules } from './retention'
import { clearHealth } from './retention-of-bookings'

/** Daily job: deletes expired records, kind by kind, so that one failure does not stop the others. */
export async function deleteExpiredRecords(env: Bindings, now: number): Promise<void> {
  const db = openDb(env.DB)
  const cutoffs = cutoffsAt(now)
  const deletions = retentionRules(db, now, cutoffs).map(([name, table, isExpired]) => ({
    name,
    statement: db.delete(table).where(isExpired),
  }))
  for (const { name, statement } of [
    ...clearRequestKeys(db, cutoffs),
    clearHealth(db, cutoffs),
    ...deletions,
  ]) {
    try {
      await statement
    } catch (error) {
      logFailure('records.expire', error, { kind: name })
    }
  }
}

/** What the daily jobs would do at `now`, without doing it. */
export async function reportPrivacy(db: Db, now: number): Promise<PrivacyReport> {
  const cutoffs = cutoffsAt(now)
  const [away, leaving, records] = await Promise.all([
    listMembers(db, isDueForNotice(cutoffs)),
    listMembers(db, isDueForDeletion(cutoffs)),
    countExpired(db, retentionRules(db, now, cutoffs)),
  ])
  return { at: now, notices: away.map(toRow), deletions: leaving.map(toRow), records }
}

function countExpired(db: Db, rules: ReturnType<typeof retentionRules>) {
  const counts = rules.map(async ([name, table, isExpired]) => ({
    name,
    count: await db.$count(table, isExpired),
  }))
  return Promise.all(counts)
}

function toRow({ userId, username, lastActiveAt }: InactiveMember) {
  return { _id: userId, username: username ?? '', lastActiveAt }
}
