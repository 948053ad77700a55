import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../failures.ts'
import type { Account } from './account.ts'

/** Generated when missing; every session and password depends on them. */
const MADE = ['SESSION_SECRET', 'PEPPER']
/** Read from the environment when they are set. */
const GIVEN = [
  ...MADE,
  'SESSION_SECRET_PREVIOUS',
  'RESEND_API_KEY',
  'SMTP_URL',
  'TURNSTILE_SECRET',
  'BACKUP_KEY',
  'ALARM_WEBHOOK',
]
const SECRET_BYTES = 36
const MIN_BYTES = 32

export interface NewSecrets {
  /** Values that were not shown yet, by name. */
  shown: Record<string, string>
  /**
   * A file for the upload, readable by its owner only; secrets that are not in it do not change. Null when there are
   * none.
   */
  file: string | null
  /** Deletes the file, after the upload. */
  deleteFile: () => void
}

/**
 * The names of a deployed worker's secrets; none when there is no such worker.
 * @throws Problem when the request failed: new values in place of a live site's end all sessions and passwords
 */
export async function secretNames(account: Account, worker: string): Promise<string[]> {
  const outcome = await account.get<{ name: string }[]>(`workers/scripts/${worker}/secrets`)
  if (outcome.state === 'found') return outcome.result.map(({ name }) => name)
  if (outcome.state === 'missing') return []
  throw new Problem(
    `The secrets of ${worker} could not be listed, so nothing was uploaded: ${outcome.reason}`,
  )
}

/**
 * The secrets of an upload: those of the environment, and generated ones that the worker lacks. They are stored in a
 * file below `folder` until they have been shown, so that an interrupted run continues with the same values.
 * @throws Problem when a given one is too short, or one would be generated where it cannot be shown
 */
export function newSecrets(
  known: string[],
  { worker, folder, mayMake }: { worker: string; folder: string; mayMake: boolean },
): NewSecrets {
  const file = join(folder, `${worker}.secrets.json`)
  const pending = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    : {}
  const given = Object.fromEntries(
    GIVEN.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ) as Record<string, string>
  requireLong(given)
  const missing = MADE.filter((name) => !known.includes(name) && given[name] === undefined)
  if (missing.length > 0 && !mayMake)
    throw new Problem(
      `${missing.join(' and ')} must be given here, because a log is no place to show them: set them to the output of openssl rand -base64 36, and keep them.`,
    )
  const made = Object.fromEntries(
    missing.map((name) => [name, pending[name] ?? randomBytes(SECRET_BYTES).toString('base64url')]),
  )
  // Uploaded by a run that ended before it could show them.
  const unshown = mayMake
    ? Object.fromEntries(
        Object.entries(pending).filter(([name]) => MADE.includes(name) && !given[name]),
      )
    : {}
  const values = { ...made, ...given }
  const isNeeded = Object.keys(values).length > 0
  if (isNeeded) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(values), { mode: 0o600 })
  }
  return {
    shown: { ...unshown, ...made },
    file: isNeeded ? file : null,
    deleteFile: () => rmSync(file, { force: true }),
  }
}

function requireLong(given: Record<string, string>): void {
  const short = [...MADE, 'BACKUP_KEY'].find(
    (name) => given[name] !== undefined && Buffer.byteLength(given[name]) < MIN_BYTES,
  )
  if (short)
    throw new Problem(
      `The given ${short} is shorter than ${MIN_BYTES} bytes. Make one with: openssl rand -base64 36`,
    )
}
