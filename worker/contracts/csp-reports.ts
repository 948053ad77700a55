import { z } from 'zod'

/** Reports that browsers send when a page's content security policy is violated, in both of their forms. */

const text = z.string().max(10_000).default('')

/** `report-uri`: one violation. */
const single = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
})
/** `report-to`: a list, with reports of other kinds among them. */
const list = z
  .array(
    z.object({
      type: text,
      body: z
        .object({ effectiveDirective: text, blockedURL: text, documentURL: text })
        .partial()
        .nullish(),
    }),
  )
  .max(20)

export interface Violation {
  directive: string
  blocked: string
  page: string
}

export const cspReports = z.union([single, list])

/** The violations of either form. */
export function violationsOf(reports: z.output<typeof cspReports>): Violation[] {
  if (!Array.isArray(reports)) {
    const { 'csp-report': report } = reports
    const directive = report['effective-directive'] || report['violated-directive']
    return [{ directive, blocked: report['blocked-uri'], page: report['document-uri'] }]
  }
  return reports
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => ({
      directive: body?.effectiveDirective ?? '',
      blocked: body?.blockedURL ?? '',
      page: body?.documentURL ?? '',
    }))
}
