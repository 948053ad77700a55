import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../failures.ts'
import type { Account } from './account.ts'

/** Made where they are missing; they hold every session and password. */
const MADE = ['SESSION_SECRET', 'PEPPER']
/** Taken from the environment when they are there. */
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
  /** Values that a person has not seen yet, by name. */
  shown: Record<string, string>
  /** A file for the upload, readable by its owner only; secrets that are not in it stay as they are. Null when there are none. */
  file: string | null
  /** Removes the file, once the values are at their place. */
  forget: () => void
}

/**
 * The names of a deployed worker's secrets; none when there is no such worker.
 * @throws Problem when that could not be asked: new values in the place of a live site's end all sessions and passwords
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
 * The secrets that an upload has to bring: those of the environment, and those that the worker lacks. They are kept in a file
 * below `folder` until they were shown, so that a run that was interrupted goes on with the same.
 * @throws Problem when a given one is too short, or one would have to be made where it cannot be shown
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
    forget: () => rmSync(file, { force: true }),
  }
}

function requireLong(given: Record<string, string>): void {
  const short = MADE.find(
    (name) => given[name] !== undefined && Buffer.byteLength(given[name]) < MIN_BYTES,
  )
  if (short)
    throw new Problem(
      `The given ${short} is shorter than ${MIN_BYTES} bytes. Make one with: openssl rand -base64 36`,
    )
}
