import { z } from 'zod'
import { named } from '../schemas'
import { multiline } from '../text/text-schemas'

/** A reader's complaint about a post. */

export const REPORT_REASONS = ['spam', 'abuse', 'personal', 'other'] as const

export const newReport = named('NewReport', {
  reason: z.enum(REPORT_REASONS),
  note: multiline(500).default(''),
})

export type ReportReason = (typeof REPORT_REASONS)[number]
