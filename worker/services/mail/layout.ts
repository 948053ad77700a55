import { type Lang, LANG_TAG } from '../../contracts/languages'
import { escapeHtml } from '../../contracts/text/escape-html'

/** A part of a mail; the text and HTML versions are both made from these. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'link' | 'button'; label: string; url: string }
  | { kind: 'code'; code: string }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | { kind: 'quote'; text: string }

export interface Letter {
  lang: Lang
  subject: string
  blocks: Block[]
  /** Small print: the sender, the reason for the mail, and how to unsubscribe. */
  footer: Block[]
}

/** The plain text of a letter. */
export function renderText({ blocks, footer }: Letter): string {
  return `${blocks.map(textOf).join('\n\n')}\n\n-- \n${footer.map(textOf).join('\n')}\n`
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'link':
    case 'button':
      return `${block.label}: ${block.url}`
    case 'code':
      return block.code
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'quote':
      return quoted(block.text)
    default:
      return block satisfies never
  }
}

function quoted(text: string): string {
  const lines = text.split('\n')
  return lines.map((line) => `> ${line}`).join('\n')
}

// One column without tables; light or dark colours where the mail program says which.
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 16px; background: #f4f6f5; color: #17211d; font: 16px/1.6 system-ui, -apple-system, "Segoe UI", "Apple SD Gothic Neo", "Malgun Gothic", "PingFang SC", "Microsoft YaHei", sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 28px 24px; background: #ffffff; border-radius: 12px; overflow-wrap: anywhere; }
footer { max-width: 560px; margin: 0 auto; padding: 16px 24px; color: #55635d; font-size: 13px; }
p { margin: 0 0 16px; white-space: pre-line; }
.action { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #11614f; color: #ffffff; font-weight: 600; text-decoration: none; }
.code { font: 700 28px/1.4 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 0.2em; }
blockquote { margin: 0 0 16px; padding: 4px 0 4px 16px; border-inline-start: 3px solid #9db8ae; white-space: pre-wrap; }
a { color: #11614f; }
:lang(ko) { word-break: keep-all; }
@media (prefers-color-scheme: dark) {
  body { background: #101513; color: #e7eeea; } main { background: #1a211e; } footer { color: #a7b5af; }
  a { color: #7fd6bd; } .action { background: #7fd6bd; color: #0b1f19; }
}`

/** The HTML document of a letter. */
export function renderHtml({ lang, subject, blocks, footer }: Letter): string {
  const main = blocks.map(htmlOf).join('')
  const end = footer.map(htmlOf).join('')
  return `<!doctype html><html lang="${LANG_TAG[lang]}">${headOf(subject)}<body><main>${main}</main><footer>${end}</footer></body></html>`
}

function headOf(subject: string): string {
  return [
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>`,
  ].join('')
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`
    case 'link':
      return `<p>${anchor(block.url, block.label)}</p>`
    case 'button':
      return `<p>${anchor(block.url, block.label, ' class="action"')}</p>`
    case 'code':
      return `<p class="code">${escapeHtml(block.code)}</p>`
    case 'facts':
      return `<p>${block.rows.map(factHtml).join('<br>')}</p>`
    case 'quote':
      return `<blockquote>${escapeHtml(block.text)}</blockquote>`
    default:
      return block satisfies never
  }
}

function anchor(url: string, label: string, attributes = ''): string {
  return `<a${attributes} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`
}

function factHtml([label, value]: [string, string]): string {
  return `<strong>${escapeHtml(label)}</strong>: ${escapeHtml(value)}`
}
