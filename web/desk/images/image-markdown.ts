import { LANG_TAG, LANGS } from '../../../worker/contracts/languages'
import { textIn } from '../../../worker/contracts/translated'
import type { PickedImage } from './tour-image'

/** Markdown that shows an image in a text of this language (BCP 47); `unknown` replaces a missing description. */
export function imageMarkdown({ url, alt }: PickedImage, tag: string, unknown: string): string {
  const lang = LANGS.find((each) => LANG_TAG[each] === tag)
  const text = (lang && textIn(alt, lang)) || unknown
  return `![${text.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${url})\n`
}
