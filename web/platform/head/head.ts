import { escapeHtml } from '../../../worker/contracts/text/escape-html'
import { dataPolicy } from '../trusted-html'

interface Tag {
  name: 'title' | 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text: string
}

/** The head of a route, as its match holds it. */
type Head = Partial<Record<'meta' | 'links' | 'headScripts', unknown>>

const MARK = 'data-page'
const dataText = dataPolicy('data')

/** The tags of a page's head. */
export function headTags({ meta, links, headScripts }: Head): Tag[] {
  const scripts = (headScripts ?? []) as { type: string; children: string }[]
  return [
    ...((meta ?? []) as Record<string, string>[]).map(metaTag),
    ...scripts.map(({ type, children }) => dataTag(type, children)),
    ...((links ?? []) as Record<string, string>[]).map(linkTag),
  ]
}

export function renderTags(tags: Tag[]): string {
  return tags.map(renderTag).join('')
}

export function applyTags(tags: Tag[], document: Document): void {
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove()
  for (const tag of tags) document.head.appendChild(elementOf(tag, document))
}

function elementOf({ name, attributes, text }: Tag, document: Document): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries({ ...attributes, [MARK]: '' }))
    element.setAttribute(key, value)
  if (text) element.textContent = name === 'script' ? dataText(text) : text
  return element
}

/** JSON that is safe inside a script element: `<` and line separators are escaped. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

function renderTag({ name, attributes, text }: Tag): string {
  const pairs = Object.entries({ ...attributes, [MARK]: '' })
  const rendered = pairs.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  const open = `<${name}${rendered.join('')}>`
  if (name === 'title') return `${open}${escapeHtml(text)}</title>`
  return name === 'script' ? `${open}${text}</script>` : open
}

function metaTag({ title, ...attributes }: Record<string, string>): Tag {
  if (title === undefined) return { name: 'meta', attributes, text: '' }
  return { name: 'title', attributes: {}, text: title }
}

function dataTag(type: string, text: string): Tag {
  return { name: 'script', attributes: { type }, text }
}

function linkTag(attributes: Record<string, string>): Tag {
  return { name: 'link', attributes, text: '' }
}
