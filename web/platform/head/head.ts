import { escapeHtml } from '../../../worker/contracts/text/escape-html'
import { dataPolicy } from '../trusted-html'

interface Tag {
  name: 'title' | 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text: string
}

type HeadMatch = Partial<Record<'meta' | 'links' | 'headScripts', unknown>>

const MARK = 'data-page'
const dataText = dataPolicy('data')

/** The head tags of the matched routes; a deeper route overrides tags of the same kind. */
export function headTags(matches: readonly HeadMatch[]): Tag[] {
  const tags = new Map<string, Tag>()
  for (const { meta, links, headScripts } of matches) {
    for (const entry of (meta ?? []) as (Record<string, unknown> | undefined)[]) {
      if (!entry) continue
      const tag = metaTag(entry)
      tags.set(keyOf(tag), tag)
    }
    for (const { type, children } of (headScripts ?? []) as { type: string; children: string }[])
      tags.set(`script:${children}`, { name: 'script', attributes: { type }, text: children })
    for (const attributes of (links ?? []) as (Record<string, string> | undefined)[])
      if (attributes) tags.set(linkKey(attributes), { name: 'link', attributes, text: '' })
  }
  return [...tags.values()]
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

function metaTag(meta: Record<string, unknown>): Tag {
  if (typeof meta['title'] === 'string')
    return { name: 'title', attributes: {}, text: meta['title'] }
  return { name: 'meta', attributes: meta as Record<string, string>, text: '' }
}

function keyOf({ name, attributes, text }: Tag): string {
  if (name === 'title') return name
  return `${name}:${attributes['name'] ?? attributes['property'] ?? text}`
}

function linkKey({ rel, hreflang, href }: Record<string, string>): string {
  return rel === 'canonical' ? rel : `${rel}:${hreflang ?? href}`
}
