import type { Lang } from '../../../contracts/languages'
import type { Letter } from '../layout'
import type { MailTexts } from '../mail-texts'

export interface LetterContext {
  baseUrl: string
  /** Placeholder for an id that is known only in the database. */
  idMark: string
  unsubscribeToken: string | null
  /** The company's name, or a placeholder for it. */
  company: string
}

export type LetterContent = Pick<Letter, 'subject' | 'blocks'>

/** What every mail has besides its own values. */
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
