import { DAY_MS } from '../../../worker/contracts/dates/durations'
import { deleteDraft, readDraft, writeDraft } from '../drafts/drafts'

/** Pages that make no sense after a login. */
const PASSING = new Set(['/logout', '/verify', '/reset', '/register', '/forgot'])
/** Pages on the way to an account; a logout, in contrast, ends the visit. */
const ENTRANCES = new Set(['/verify', '/register'])
/** Stored as a draft: a logout and another member's login delete it with the drafts. */
const NAME = 'place'

interface Place {
  href: string
  /** UTC ms */
  at: number
}

export function isPassing(pathname: string): boolean {
  return PASSING.has(pathname)
}

/** Remembers the page that a visitor leaves to sign up, also for the tab that the mailed link opens. */
export function rememberPlace(
  from: { pathname: string; publicHref: string } | undefined,
  to: { pathname: string },
): void {
  if (from && !isPassing(from.pathname) && ENTRANCES.has(to.pathname))
    writeDraft(NAME, { href: from.publicHref, at: Date.now() } satisfies Place)
}

/** The remembered page; readable once, within a day; null without one. */
export function takePlace(): string | null {
  const { href = '', at = 0 } = readDraft<Place>(NAME) ?? {}
  deleteDraft(NAME)
  const isOwn = /^\/(?![/\\])/.test(href)
  return isOwn && Date.now() - at < DAY_MS ? href : null
}
