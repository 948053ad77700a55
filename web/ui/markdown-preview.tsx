import type { Token } from 'markdown-it'
import { createElement, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isMarkdownRefusal } from '../../worker/contracts/markdown/markdown-limits'
import { parseMarkdown } from '../../worker/contracts/markdown/markdown-options'

const PROPS: Record<string, string> = { tabindex: 'tabIndex', checked: 'defaultChecked' }

interface OpenElement {
  tag: string
  props: Record<string, string | number | boolean>
  children: ReactNode[]
}

/** The text as published, or why it is refused. React makes the elements: no HTML is parsed. */
export function MarkdownPreview({ text }: { text: string }) {
  const { t } = useTranslation('errors')
  const { elements, refusal } = useMemo(() => previewOf(text), [text])
  if (!refusal) return <div className="prose">{elements}</div>
  return (
    <p role="alert" className="text-danger">
      {t(refusal)}
    </p>
  )
}

function previewOf(text: string) {
  try {
    return { elements: elementsOf(parseMarkdown(text)), refusal: null }
  } catch (error) {
    return { elements: [], refusal: refusalOf(error) }
  }
}

function refusalOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return isMarkdownRefusal(code) ? code : 'TooMuchMarkup'
}

/** React elements from tokens, each of which opens, closes or is an element. */
function elementsOf(tokens: readonly Token[]): ReactNode[] {
  const open: OpenElement[] = [{ tag: '', props: {}, children: [] }]
  for (const [key, token] of tokens.entries()) {
    const children = open.at(-1)?.children
    if (token.hidden) continue
    if (token.nesting === 1) open.push({ tag: token.tag, props: propsOf(token, key), children: [] })
    else if (token.nesting === 0) children?.push(leafOf(token, key))
    else {
      const { tag, props, children } = open.pop() ?? { tag: '', props: {}, children: [] }
      open.at(-1)?.children.push(createElement(tag, props, ...children))
    }
  }
  return open[0]?.children ?? []
}

function leafOf(token: Token, key: number): ReactNode {
  switch (token.type) {
    case 'inline':
      return elementsOf(token.children ?? [])
    case 'text':
      return token.content
    case 'softbreak':
      return '\n'
    case 'code_inline':
      return <code key={key}>{token.content}</code>
    case 'fence':
    case 'code_block':
      return createElement('pre', { key }, <code>{token.content}</code>)
    case 'html_inline':
    case 'html_block':
      return null
    default:
      return createElement(token.tag, propsOf(token, key))
  }
}

function propsOf({ tag, attrs }: Token, key: number): OpenElement['props'] {
  const named = (attrs ?? []).map(([name, value]) => [PROPS[name] ?? name, valueOf(name, value)])
  // Links open in a new tab, so that the draft stays open.
  return { ...Object.fromEntries(named), key, ...(tag === 'a' && { target: '_blank' }) }
}

/** An attribute without a value is set. */
function valueOf(name: string, value: string | number): string | number | true {
  return value === '' && name !== 'alt' ? true : value
}
