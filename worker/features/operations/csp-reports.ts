import { log } from '../../log'
import type { Violation } from '../../contracts/csp-reports'

const MINUTE_MS = 60_000
/** Log lines per isolate and minute: enough to show a broken release, too few to flood the log. */
const LINES_A_MINUTE = 20

let minute = 0
let lines = 0

/** Logs violations, not by extensions, without personal data: the page's section, the blocked host or kind. */
export function logViolations(violations: readonly Violation[], now: number): void {
  for (const { directive, blocked, page } of violations) {
    const what = blockedBy(blocked)
    if (what === null || !/^[a-z-]{3,40}$/.test(directive)) continue
    if (!mayLog(now)) return
    log('csp.violation', { directive, blocked: what, page: sectionOf(page) })
  }
}

/** The host of an address, or a keyword such as `inline`, `eval` or `trusted-types-sink`; null for neither. */
function blockedBy(text: string): string | null {
  if (/^[a-z-]{3,30}$/.test(text)) return text
  const url = URL.parse(text)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.host.slice(0, 100) : null
}

function sectionOf(page: string): string {
  const [, section] = URL.parse(page)?.pathname.split('/') ?? []
  return section && /^[a-z-]{1,20}$/.test(section) ? section : ''
}

function mayLog(now: number): boolean {
  if (now - minute >= MINUTE_MS) [minute, lines] = [now, 0]
  lines += 1
  return lines <= LINES_A_MINUTE
}
