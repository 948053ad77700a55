import { USUAL_FOCUS } from '../../../../worker/contracts/media/image-focus'
import type { ImageFocus } from '../../../../worker/contracts/media/images'
import { readNumber } from '../../editor/typed-numbers'

/** The values of a document's fields as they are typed, by the kind of the field. */

/** A one-line text field has no kind. */
export type FieldKind = 'whole' | 'flag' | 'links' | 'lines' | 'regions' | 'image' | 'point'

interface Link {
  name: string
  url: string
}

const NO_NUMBER = -1

/** Converts a field's text to its value by kind; the text of other kinds is trimmed. */
const READERS: Partial<Record<FieldKind, (text: string) => unknown>> = {
  flag: (text) => text === 'true',
  whole: (text) => readNumber(text, [0, 1_000_000], 0) ?? NO_NUMBER,
  links: (text) => linesOf(text).map(toLink),
  regions: wordsOf,
  point: toPoint,
  lines: (text) => text.trim().replaceAll(/\s+/g, ' '),
}

/** Converts a value to the text of its field. */
export function writeText(kind: FieldKind | undefined, part: unknown): string {
  if (part === null || part === undefined) return ''
  if (kind === 'flag') return part === true ? 'true' : ''
  if (kind === 'regions') return (part as string[]).join(' ')
  if (kind === 'point') return pointText(part as ImageFocus)
  return kind === 'links' ? linksText(part as Link[]) : `${part as string | number}`
}

/** Converts the text of a field to a value. A number that cannot be read becomes one that every bound refuses. */
export function readText(kind: FieldKind | undefined, text: string): unknown {
  const read = kind && READERS[kind]
  return read ? read(text) : text.trim()
}

/** Reads `50 30`; any other text gives the usual focus. */
export function toPoint(text = ''): ImageFocus {
  const [x = NaN, y = NaN] = text.split(' ').map(Number)
  return Number.isInteger(x) && Number.isInteger(y) ? { x, y } : USUAL_FOCUS
}

/** The text of a focus for `toPoint`. */
export function pointText({ x, y }: ImageFocus): string {
  return `${x} ${y}`
}

function linksText(links: Link[]): string {
  return links.map(({ name, url }) => `${name} ${url}`).join('\n')
}

/** `Instagram https://…`: the address is the last word. */
function toLink(text: string): Link {
  const at = text.search(/\S+$/)
  return { name: text.slice(0, at).trim(), url: text.slice(at) }
}

export function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
