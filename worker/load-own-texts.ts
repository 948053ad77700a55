import { LANGS, type Lang } from './contracts/languages'
import { logFailure } from './log'
import { OWN_TEXTS, OWN_TEXTS_FILE, type OwnTexts } from './own-texts'

/** Any: the assets look at the path only. */
const ORIGIN = 'https://assets.invalid'

/**
 * Reads the worker's own texts from the assets, once an isolate; pages do without. Undefined once they are there. A failed
 * read is logged, and tried again with the next call.
 */
export function loadOwnTexts(assets: Fetcher): Promise<void> | undefined {
  return OWN_TEXTS_FILE === null || LANGS.every((lang) => OWN_TEXTS[lang])
    ? undefined
    : readTexts(assets, ORIGIN + OWN_TEXTS_FILE)
}

async function readTexts(assets: Fetcher, address: string): Promise<void> {
  try {
    const response = await assets.fetch(address)
    if (!response.ok) throw new Error(`${address}: status ${response.status}`)
    Object.assign(OWN_TEXTS, await response.json())
  } catch (failure) {
    logFailure('texts.failed', failure, {})
  }
}

/** @throws Error before the texts are loaded: a mail is not written without them */
export function mailTextsOf(lang: Lang): OwnTexts['mail'] {
  const texts = OWN_TEXTS[lang]
  if (!texts) throw new Error('The texts of mails are not loaded')
  return texts.mail
}
