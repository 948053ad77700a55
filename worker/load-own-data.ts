import type { Lang } from './contracts/languages'
import { logFailure } from './log'
import { OWN_DATA, OWN_DATA_FILE, type OwnTexts } from './own-data'
import { readAsset } from './read-asset'

/**
 * Reads the worker's own data from the assets, once an isolate; pages do without. Undefined once it is there. A failed
 * read is logged, and tried again with the next call.
 */
export function loadOwnData(assets: Fetcher): Promise<void> | undefined {
  return OWN_DATA_FILE === null || OWN_DATA.texts !== undefined
    ? undefined
    : readData(assets, OWN_DATA_FILE)
}

async function readData(assets: Fetcher, file: string): Promise<void> {
  try {
    Object.assign(OWN_DATA, await readAsset(assets, file))
  } catch (failure) {
    logFailure('data.failed', failure, {})
  }
}

/** @throws Error before the data is loaded: a mail is not written without them */
export function mailTextsOf(lang: Lang): OwnTexts['mail'] {
  return required(OWN_DATA.texts)[lang].mail
}

let commonPasswords: Set<string> | undefined

/** Whether it is among the first that are tried. @throws Error before the data is loaded: no password passes unchecked */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(required(OWN_DATA.commonPasswords).trim().split(/\s+/))
  return commonPasswords.has(password.toLowerCase())
}

let traditional: Map<string, string> | undefined

/** Simplified Chinese characters by their traditional form. @throws Error before the data is loaded: no text is indexed without them */
export function traditionalForms(): ReadonlyMap<string, string> {
  if (traditional) return traditional
  const characters = required(OWN_DATA.characters)
  const simplified = Array.from(characters.simplified)
  traditional = new Map(
    Array.from(characters.traditional).map((each, index) => [each, simplified[index] ?? each]),
  )
  return traditional
}

/** Queries for rows of bookings that must not exist, by fault. @throws Error before the data is loaded */
export function bookingInvariants(): Record<string, string> {
  return required(OWN_DATA.invariants)
}

function required<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The own data is not loaded')
  return part
}
