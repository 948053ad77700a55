/** A failure that an operator can fix: the message says what is wrong and what to do. Shown without a stack. */
export class Problem extends Error {}

/** System error codes in words for the operator. */
const MEANINGS: [pattern: RegExp, sentence: string][] = [
  [
    /\bENOSPC\b|no space left on device|database or disk is full/i,
    'The disk is full. Free some space and run this again.',
  ],
  [/\bEDQUOT\b/, 'The disk quota is used up. Free some space and run this again.'],
  [
    /\bEMFILE\b|\bENFILE\b/,
    'Too many files are open. Raise the limit (ulimit -n 4096) and run this again.',
  ],
]
const DENIED = /\b(?:EACCES|EROFS|EPERM)\b[^'"]*(?:['"](?<path>[^'"]+)['"])?/

/** One sentence for a failure; programming errors keep their stack when DEBUG is set. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const known = meaningOf(`${'code' in error ? String(error.code) : ''} ${error.message}`)
  if (known) return known
  if (process.env['DEBUG'] && !(error instanceof Problem)) return error.stack ?? error.message
  return error.message
}

/** The cause in a tool's output, or null when it names no system error. */
export function meaningOf(output: string): string | null {
  const denied = DENIED.exec(output)
  if (denied) {
    const path = denied.groups?.['path']
    return `Nothing can be written${path ? ` to ${path}` : ' here'}. Use a folder that you own and that is not read-only.`
  }
  return MEANINGS.find(([pattern]) => pattern.test(output))?.[1] ?? null
}
