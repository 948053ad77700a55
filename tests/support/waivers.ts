import type { WaiverAnswer } from '../../worker/contracts/bookings/travellers'
import { addDays } from '../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import type { PageTexts } from '../../worker/contracts/written-pages/page-drafts'
import { pageVersions } from '../../worker/db/schema/written-pages'
import { db } from './builders'

const TEXTS: PageTexts = { kr: '## 위험\n\n곰', ca: '## Risks\n\nBears', cn: '## 风险\n\n熊' }

/** The day in Calgary, some days from today. */
export const inDays = (days: number) => addDays(calgaryDay(Date.now()), days)

/** Publishes the waiver, from a day on, and returns the name of its version. */
export async function aWaiver(startsOn = inDays(-9), texts: Partial<PageTexts> = TEXTS) {
  const none = { kr: null, ca: null, cn: null }
  const row = { page: 'waiver', name: startsOn, startsOn, publishedAt: Date.now(), publishedBy: 1 }
  await db
    .insert(pageVersions)
    .values({ ...row, ...none, ...texts })
    .onConflictDoNothing()
  return startsOn
}

export const anAnswer = (version: string, fields: Partial<WaiverAnswer> = {}): WaiverAnswer => ({
  version,
  lang: 'ca',
  name: 'Ann Larch',
  ...fields,
})
