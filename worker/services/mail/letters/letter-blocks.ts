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
