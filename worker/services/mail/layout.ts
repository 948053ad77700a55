import type { Lang } from '../../contracts/languages'

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
