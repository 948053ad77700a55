import { compat, membersOf, missingIn, type Feature } from './compat.ts'

/**
 * Features in a style sheet that an engine at the floor ignores. Those in a `@supports` block and harmless ones are left
 * out.
 */
export function newerCss(css: string): string[] {
  const found = new Map<string, string>()
  const note = (name: string, feature: Feature | undefined) => {
    const where = feature && !(name in HARMLESS) ? missingIn(feature) : ''
    if (where) found.set(name, where)
  }
  for (const { prelude, isGuarded } of rulesOf(css)) {
    if (isGuarded) continue
    const [, rule] = /^@([\w-]+)/.exec(prelude) ?? []
    if (rule) note(`@${rule}`, compat.css['at-rules'][rule])
    const [, property = '', value = ''] = /^([\w-]+)\s*:(?!:)(.*)$/s.exec(prelude) ?? []
    const known = property.startsWith('--') ? undefined : compat.css.properties[property]
    if (property.startsWith('-')) continue
    if (known) {
      note(property, known)
      for (const [word, feature] of membersOf(known))
        if (new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(value))
          note(`${property}: ${word}`, feature)
    } else
      for (const [, name = ''] of prelude.matchAll(/:{1,2}([a-z][a-z-]+)/g))
        note(`:${name}`, compat.css.selectors[name])
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z-]+)\(/g))
      note(`${name}()`, functionOf(name))
  }
  return [...found].map(([name, where]) => `${name} (${where})`)
}

/** Ignored by an engine at the floor, without a loss of content or of a function. */
export const HARMLESS: Record<string, string> = {
  '@starting-style': 'appears without a transition',
  ':details-content': 'a folded part stays folded on a wide screen, and opens',
  ':open': 'in a forgiving list beside `[open]`',
  ':popover-open': 'in a forgiving list beside `[open]`',
  ':view-transition-group': 'pages change without a transition',
  ':view-transition-new': 'pages change without a transition',
  ':view-transition-old': 'pages change without a transition',
  'anchor-name': 'used where `position-area` is supported',
  'animation-timeline': 'a scroll area has no fading end',
  'animation-timeline: scroll': 'a scroll area has no fading end',
  'break-after: avoid': 'a heading may end a printed page',
  'contain-intrinsic-size': 'of parts that skip their layout, where there is `content-visibility`',
  'content-visibility': 'the first paint is later',
  'content-visibility: auto': 'the first paint is later',
  'content-visibility: visible': 'the first paint is later',
  'field-sizing': 'a text area scrolls instead of growing',
  'field-sizing: content': 'a text area scrolls instead of growing',
  'font-family: ui-monospace': 'another font of the list',
  'font-family: ui-sans-serif': 'another font of the list',
  'forced-color-adjust': 'where colours are forced, all are',
  'forced-color-adjust: none': 'where colours are forced, all are',
  'mask-image': 'its prefixed form is beside it',
  'scroll()': 'a scroll area has no fading end',
  'scroll-initial-target': 'a list begins at its start',
  'scroll-initial-target: nearest': 'a list begins at its start',
  'scrollbar-width': 'a scroll bar is seen',
  'scrollbar-width: none': 'a scroll bar is seen',
  'text-decoration: dotted': 'an abbreviation has a plain line',
  'text-wrap': 'lines break in other places',
  'text-wrap: balance': 'lines break in other places',
  'text-wrap: pretty': 'lines break in other places',
  'user-select': 'its prefixed form is beside it',
  'view-transition-name': 'pages change without a transition',
}

function functionOf(name: string): Feature | undefined {
  for (const [type, feature] of Object.entries(compat.css.types)) {
    if (type === name) return feature
    const own = feature[name] as Feature | undefined
    if (own) return own
  }
  return undefined
}

interface Part {
  /** A declaration, or the text before a block. */
  prelude: string
  /** Whether it is in a `@supports` block. */
  isGuarded: boolean
}

/** Declarations and the beginnings of blocks; strings and addresses are emptied first. */
function rulesOf(css: string): Part[] {
  const bare = css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""')
    .replaceAll(/url\([^)]*\)/g, 'url()')
  const parts: Part[] = []
  const open: string[] = []
  let start = 0
  for (const { 0: mark, index } of bare.matchAll(/[{};]/g)) {
    const prelude = bare.slice(start, index).trim()
    const isGuarded = open.some((each) => each.startsWith('@supports'))
    if (prelude) parts.push({ prelude, isGuarded })
    if (mark === '{') open.push(prelude)
    if (mark === '}') open.pop()
    start = index + 1
  }
  return parts
}
