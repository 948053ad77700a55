import { type Lang, LANG_TAG, LANGS } from '../../../contracts/languages'
import { recordOf } from '../../../contracts/record-of'
import type { Letter, Block } from '../layout'
import { headerText } from '../header-text'
import { calgaryWallClock } from '../../../contracts/dates/calgary-wall-clock'
import { MINUTE_MS } from '../../../contracts/dates/durations'
import { textsOfMails, type MailTexts } from '../mail-texts'

export type { MailTexts } from '../mail-texts'

/** The texts of one group of letters, by language. They are read when a letter is written. */
export function textsOf<Group extends keyof MailTexts>(
  group: Group,
): Record<Lang, MailTexts[Group]> {
  const readers = recordOf(LANGS, (lang) => ({
    enumerable: true,
    get: () => textsOfMails(lang)[group],
  }))
  return Object.defineProperties({} as Record<Lang, MailTexts[Group]>, readers)
}

export interface LetterContext {
  baseUrl: string
  /** The day in Calgary on which the mail is written, YYYY-MM-DD. */
  today: string
  /** Placeholder for an id that is known only in the database. */
  idMark: string
  unsubscribeToken: string | null
  /** The company's name, or a placeholder for it. */
  company: string
  /** The company's phone, or a placeholder for it. */
  phone: string
}

export type LetterContent = Pick<Letter, 'subject' | 'blocks' | 'image'>

/** Values that every mail has besides its own. */
export interface Addressed {
  to: string
  lang: Lang
}

export type LetterWriter<Values> = (
  mail: Values & Addressed,
  texts: MailTexts,
  context: LetterContext,
) => LetterContent

/** One writer for each template of a feature. */
export type Letters<Mails> = { [Template in keyof Mails]: LetterWriter<Mails[Template]> }

/** Blocks between an introduction and an ending. */
export function frame(
  { subject, intro, outro }: { subject: string; intro: string; outro: string },
  values: object,
  blocks: Block[] = [],
): LetterContent {
  const all = [say(intro, values), ...blocks, say(outro, values)]
  return { subject: fill(subject, values), blocks: all }
}

/** Fills the `{{name}}` placeholders of a text. Values are not scanned for placeholders. */
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

/** A UTC time (ms) as a date in Calgary, or as date and time. */
export function longDate(at: number, lang: Lang, timeStyle?: 'short'): string {
  const { day, minute } = calgaryWallClock(at)
  // The clock is formatted as if it were UTC: a runtime's own time zone data may be outdated.
  const options = { dateStyle: 'long', timeStyle, timeZone: 'UTC' } as const
  const shown = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS
  return new Intl.DateTimeFormat(LANG_TAG[lang], options).format(shown)
}

/** The name of a language in the reader's. */
export function languageName(named: Lang, reader: Lang): string {
  const names = new Intl.DisplayNames([LANG_TAG[reader]], { type: 'language' })
  return names.of(LANG_TAG[named]) ?? LANG_TAG[named]
}
