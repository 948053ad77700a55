import { headerText } from '../header-text'
import type { Block } from '../layout'
import type { LetterContent } from './letter-parts'

interface FrameTexts {
  subject: string
  intro: string
  outro: string
}

/** Blocks between an introduction and an ending. */
export function frame(
  { subject, intro, outro }: FrameTexts,
  values: object,
  blocks: Block[] = [],
): LetterContent {
  return {
    subject: fill(subject, values),
    blocks: [say(intro, values), ...blocks, say(outro, values)],
  }
}

/** Fills the `{{name}}` places of a text. Values are not scanned for places. */
export function fill(template: string, values: object): string {
  const named = values as Record<string, unknown>
  return template.replace(/\{\{(\w+)\}\}/g, (_place, name: string) =>
    headerText(String(named[name]), 200),
  )
}

export function say(template: string, values: object = {}): Block {
  return { kind: 'text', text: fill(template, values) }
}

export function button(label: string, url: string): Block {
  return { kind: 'button', label, url }
}

export type Row = [label: string, value: string]

/** Rows with their labels by key; those without a value are left out. */
export function labelled<Key extends string>(
  labels: Record<Key, string>,
  values: Partial<Record<Key, string | false | 0 | null | undefined>>,
): Row[] {
  return Object.entries(values).flatMap(([key, value]): Row[] =>
    typeof value === 'string' && value !== '' ? [[labels[key as Key], value]] : [],
  )
}

export function facts(...rows: Row[]): Block {
  return { kind: 'facts', rows: rows.map(([label, value]) => [label, headerText(value, 200)]) }
}
