/**
 * Reads a booking's address as it comes out of mail programs, which write `%23` for `#`, copy the mark after a link with
 * it, append parameters or change the case. Small: it runs before everything else on the page.
 */

/** Crockford's alphabet has no case. */
const PID = /^([\da-hjkmnp-tv-z]{10})(?![\da-z])/i
/** The key of a mailed link has 43 characters; what follows is not part of it. */
const KEY = /#k=([\w-]{1,43})/i
/** Also encoded twice. */
const ESCAPED = /%(?:25)*(23|3D)/gi

/** The public id that a path's part begins with; null if there is none. */
export function pidOf(part: string): string | null {
  return PID.exec(part)?.[1]?.toUpperCase() ?? null
}

/** The key in an address or in what was copied of it; null without one. */
export function linkKeyOf(address: string): string | null {
  const plain = address.replace(ESCAPED, (_all, code: string) => (code === '23' ? '#' : '='))
  return KEY.exec(plain)?.[1] ?? null
}

/** An address's path without a key that became part of it. */
export function withoutLinkKey(path: string): string {
  return path.replace(/(?:#|%(?:25)*23)k.*$/i, '')
}
