import type { ReportReason } from '../../../contracts/board/new-report'
import {
  type Addressed,
  type LetterContent,
  type LetterContext,
  type Letters,
  button,
  fill,
  say,
  facts,
  type Row,
  type MailTexts,
} from './letter-parts'

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
    return writeNotice('reportNotice', mail, texts, context, [reason, reasons[mail.reason]])
  },
}

function writeNotice(
  template: keyof BoardMails,
  mail: PostNotice & Addressed,
  texts: MailTexts,
  { baseUrl, idMark }: LetterContext,
  ...more: Row[]
): LetterContent {
  const { subject, intro } = texts[template]
  return {
    subject: fill(subject, mail),
    blocks: [
      say(intro, mail),
      facts(
        [texts.tour, mail.tourName],
        [texts.topic, mail.topicName],
        [texts.author, mail.author],
        ...more,
      ),
      { kind: 'quote', text: excerpt(mail) },
      ...(mail.isPrivate ? [say(texts.privatePost)] : []),
      button(texts.openTopic, baseUrl + mail.path.replaceAll('{id}', idMark)),
    ],
  }
}

function excerpt({ text }: PostNotice): string {
  const characters = Array.from(text)
  return characters.length > MAX_EXCERPT
    ? `${characters.slice(0, MAX_EXCERPT).join('').trimEnd()}…`
    : text
}
