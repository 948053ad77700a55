import type { ReportReason } from '../../../contracts/board/new-report'
import type { Addressed, LetterContent, LetterContext, Letters } from './letter-parts'
import { button, fill, say } from './letter-blocks'
import { facts, type Row } from './letter-rows'
import type { MailTexts } from '../mail-texts'

export interface PostNotice {
  tourName: string
  topicName: string
  author: string
  /** The post as plain text; a notice shows its beginning. */
  text: string
  /** `/tour/1/2` or `/tour/1/2?reply=3`; `{id}` is replaced by `Mail.rowId`. */
  path: string
  isPrivate: boolean
}

export interface BoardMails {
  newTopicNotice: PostNotice
  newReplyNotice: PostNotice
  replyNotice: PostNotice
  reportNotice: PostNotice & { reason: ReportReason }
}

const MAX_EXCERPT = 500

export const boardLetters: Letters<BoardMails> = {
  newTopicNotice: (mail, texts, context) => writeNotice('newTopicNotice', mail, texts, context),
  newReplyNotice: (mail, texts, context) => writeNotice('newReplyNotice', mail, texts, context),
  replyNotice: (mail, texts, context) => writeNotice('replyNotice', mail, texts, context),
  reportNotice(mail, texts, context) {
    const { reason, reasons } = texts.reportNotice
    const row: [string, string] = [reason, reasons[mail.reason]]
    return writeNotice('reportNotice', mail, texts, context, row)
  },
}

function writeNotice(
  template: keyof BoardMails,
  mail: PostNotice & Addressed,
  texts: MailTexts,
  { baseUrl, idMark }: LetterContext,
  ...more: [label: string, value: string][]
): LetterContent {
  const { subject, intro } = texts[template]
  return {
    subject: fill(subject, mail),
    blocks: [
      say(intro, mail),
      facts(...rowsOf(mail, texts), ...more),
      { kind: 'quote', text: excerpt(mail) },
      ...(mail.isPrivate ? [say(texts.privatePost)] : []),
      button(texts.openTopic, baseUrl + mail.path.replaceAll('{id}', idMark)),
    ],
  }
}

function rowsOf({ tourName, topicName, author }: PostNotice, texts: MailTexts): Row[] {
  return [
    [texts.tour, tourName],
    [texts.topic, topicName],
    [texts.author, author],
  ]
}

function excerpt({ text }: PostNotice): string {
  const characters = Array.from(text)
  return characters.length > MAX_EXCERPT
    ? `${characters.slice(0, MAX_EXCERPT).join('').trimEnd()}…`
    : text
}
