import type { Lang } from '../../contracts/languages'
import { textsByPlace, type MailText, type TextTree } from '../../contracts/settings/mail-texts'
import type { Db } from '../../db/db'
import type { Bindings } from '../../env'
import { mailTextsOf } from '../../load-own-data'
import type { OwnTexts } from '../../own-data'
import { readSettings } from '../settings/settings'

export type MailTexts = OwnTexts['mail']

/** The company's texts, as this isolate last read them. */
let own: readonly MailText[] = []
const merged = new Map<Lang, MailTexts>()

/**
 * Reads the company's texts of mails before a mail may be written: letters are written within a batch, which cannot wait.
 * From the isolate's settings for five seconds.
 */
export async function loadMailTexts(env: Bindings, db: Db): Promise<void> {
  const { mails } = await readSettings(env, db)
  if (mails !== own) use(mails)
}

/** The texts of mails in a language: the company's, else the site's own. */
export function textsOfMails(lang: Lang): MailTexts {
  const known = merged.get(lang)
  if (known) return known
  const changed = own.filter((each) => each.lang === lang)
  const texts = changed.length === 0 ? mailTextsOf(lang) : withTexts(mailTextsOf(lang), changed)
  merged.set(lang, texts)
  return texts
}

/** Writes with other texts than the stored ones. It must not wait: other requests write with the stored ones. */
export function writeWith<Written>(texts: readonly MailText[], write: () => Written): Written {
  const stored = own
  use(texts)
  try {
    return write()
  } finally {
    use(stored)
  }
}

/** The site's own texts by their places, such as `money.tripTomorrow.wear`. */
export function firstTextsOf(lang: Lang): Record<string, string> {
  return textsByPlace(mailTextsOf(lang))
}

function use(texts: readonly MailText[]): void {
  own = texts
  merged.clear()
}

/** A copy with the changed texts. A text whose place a release has removed is ignored. */
function withTexts(texts: MailTexts, changed: readonly MailText[]): MailTexts {
  const copy = structuredClone(texts)
  for (const { path, text } of changed) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const parent = names.reduce<TextTree | string | undefined>(
      (tree, name) =>
        typeof tree === 'object' && Object.hasOwn(tree, name) ? tree[name] : undefined,
      copy as unknown as TextTree,
    )
    if (typeof parent === 'object' && typeof parent[last] === 'string') parent[last] = text
  }
  return copy
}
