import ca from '../../../web/platform/i18n/locales/ca/mail.json'
import cn from '../../../web/platform/i18n/locales/cn/mail.json'
import kr from '../../../web/platform/i18n/locales/kr/mail.json'
import { CALGARY } from '../../contracts/calendar'
import { headerText } from './header-text'
import { LANG_TAG, type Lang } from '../../contracts/languages'
import type { Mail, PostNotice } from './mail-content'
import type { Block, Letter } from './layout'

type Texts = typeof ca

export const MAIL_TEXTS: Record<Lang, Texts> = { kr, ca, cn }

const MAX_EXCERPT = 500

interface LetterContext {
  baseUrl: string
  /** Placeholder for an id that is known only in the database. */
  idMark: string
  unsubscribeToken: string | null
  /** The company's name, or a placeholder for it. */
  company: string
}

export function writeLetter(mail: Mail, context: LetterContext): Letter {
  const texts = MAIL_TEXTS[mail.lang]
  const { subject, blocks } = writeContent(mail, texts, context)
  // A person wrote an answer: it says nothing about being sent automatically.
  const sender =
    mail.template === 'inboxAnswer' ? context.company : `${context.company} · ${texts.automatic}`
  return { lang: mail.lang, subject, blocks, footer: writeFooter(texts, sender, context) }
}

type Content = Pick<Letter, 'subject' | 'blocks'>

function writeContent(mail: Mail, texts: Texts, context: LetterContext): Content {
  const { baseUrl } = context
  switch (mail.template) {
    case 'verification': {
      const news = mail.wantsNews ? [say(texts.verification.news)] : []
      return frame(texts.verification, mail, [
        ...writeCode(mail, texts.verification, baseUrl),
        ...news,
      ])
    }
    case 'emailChange':
      return frame(texts.emailChange, mail, writeCode(mail, texts.emailChange, baseUrl))
    case 'passwordReset':
    case 'adminPassword': {
      const { action } = texts[mail.template]
      const query = new URLSearchParams({ token: mail.token }).toString()
      return frame(texts[mail.template], mail, [button(action, `${baseUrl}/reset?${query}`)])
    }
    case 'contactConfirmation': {
      const { reference } = texts.contactConfirmation
      return frame(texts.contactConfirmation, mail, [facts([reference, mail.reference])])
    }
    case 'contactEnquiry':
      return writeInquiry(mail, texts, baseUrl)
    case 'inboxAnswer':
      return writeAnswer(mail, texts.inboxAnswer)
    case 'newTopicNotice':
    case 'newReplyNotice':
    case 'replyNotice':
    case 'reportNotice':
      return writeNotice(mail, texts, context)
    case 'passwordChanged':
    case 'emailChanged':
      return frame(texts[mail.template], {
        ...mail,
        time: longDate(mail.changedAt, mail.lang, 'short'),
      })
    case 'bankChanged': {
      const values = { ...mail, time: longDate(mail.changedAt, mail.lang, 'short') }
      const { action } = texts.bankChanged
      const url = `${baseUrl}/admin/settings/bank`
      return frame(texts.bankChanged, values, [button(action, url)])
    }
    case 'accountDeleted':
      return frame(texts.accountDeleted, mail)
    case 'inactivityNotice': {
      const values = { ...mail, date: longDate(mail.deletedAt, mail.lang) }
      const { action } = texts.inactivityNotice
      return frame(texts.inactivityNotice, values, [button(action, baseUrl)])
    }
    case 'alarm':
      return writeAlarm(mail.troubles, texts.alarm, baseUrl)
    default:
      return mail satisfies never
  }
}

interface FrameTexts {
  subject: string
  intro: string
  outro: string
}

/** Blocks between an introduction and an ending. */
function frame(
  { subject, intro, outro }: FrameTexts,
  values: object,
  blocks: Block[] = [],
): Content {
  return {
    subject: fill(subject, values),
    blocks: [say(intro, values), ...blocks, say(outro, values)],
  }
}

function writeAlarm(
  troubles: string[],
  { bad, good, action, ...sentences }: Texts['alarm'],
  baseUrl: string,
): Content {
  const { subject, intro } = troubles.length > 0 ? bad : good
  const rows = troubles.map((trouble) => say(sentenceOf(trouble, sentences)))
  return { subject, blocks: [say(intro), ...rows, button(action, `${baseUrl}/admin`)] }
}

/** The sentence for a problem such as `mail.dead` or `job.failed:bin.expire`. */
function sentenceOf(
  trouble: string,
  sentences: Omit<Texts['alarm'], 'bad' | 'good' | 'action'>,
): string {
  const [kind = '', job = ''] = trouble.split(':')
  const known: Record<string, string> = {
    'mail.late': sentences.mailLate,
    'mail.dead': sentences.mailDead,
    'job.failed': sentences.jobFailed,
    'job.late': sentences.jobLate,
    'backup.failed': sentences.backupFailed,
    'backup.late': sentences.backupLate,
  }
  return fill(known[kind] ?? kind, { job })
}

function writeCode(
  { to, code }: { to: string; code: string },
  { action }: Texts['emailChange'],
  baseUrl: string,
): Block[] {
  const query = new URLSearchParams({ email: to, code }).toString()
  return [{ kind: 'code', code }, button(action, `${baseUrl}/verify?${query}`)]
}

function writeInquiry(
  mail: Extract<Mail, { template: 'contactEnquiry' }>,
  { contactEnquiry: texts, tour: tourLabel }: Texts,
  baseUrl: string,
) {
  const { reference, sender, subject, text, pageLang, lang, trip } = mail
  const rows: [string, string | number | null | undefined][] = [
    [tourLabel, trip?.tour?.name],
    [texts.people, trip?.people],
    [texts.date, trip?.date],
  ]
  const blocks: Block[] = [
    say(texts.intro),
    facts(
      [texts.reference, reference],
      [texts.sender, sender],
      [texts.title, subject],
      ...rows.flatMap(([label, value]): [string, string][] =>
        value ? [[label, String(value)]] : [],
      ),
      [texts.language, languageName(pageLang, lang)],
    ),
    { kind: 'quote', text },
    ...(trip?.tour ? [button(texts.openTour, `${baseUrl}/tour/${trip.tour.id}`)] : []),
  ]
  return { subject: fill(texts.subject, { reference, subject }), blocks }
}

function writeAnswer(
  { subject, reference, text, quote }: Extract<Mail, { template: 'inboxAnswer' }>,
  texts: Texts['inboxAnswer'],
): Content {
  const values = { subject: subject.replace(/^(?:re:\s*)+/i, ''), reference }
  return {
    subject: fill(reference === null ? texts.subject : texts.subjectWithReference, values),
    blocks: [{ kind: 'text', text }, say(texts.quote), { kind: 'quote', text: quote }],
  }
}

function writeNotice(
  mail: Extract<
    Mail,
    { template: 'newTopicNotice' | 'newReplyNotice' | 'replyNotice' | 'reportNotice' }
  >,
  texts: Texts,
  { baseUrl, idMark }: LetterContext,
) {
  const { subject, intro } = texts[mail.template]
  const rows: [string, string][] = [
    [texts.tour, mail.tourName],
    [texts.topic, mail.topicName],
    [texts.author, mail.author],
  ]
  if (mail.template === 'reportNotice')
    rows.push([texts.reportNotice.reason, texts.reportNotice.reasons[mail.reason]])
  const blocks: Block[] = [
    say(intro, mail),
    facts(...rows),
    { kind: 'quote', text: excerpt(mail) },
    ...(mail.isPrivate ? [say(texts.privatePost)] : []),
    button(texts.openTopic, baseUrl + mail.path.replaceAll('{id}', idMark)),
  ]
  return { subject: fill(subject, mail), blocks }
}

function writeFooter(
  texts: Texts,
  sender: string,
  { baseUrl, unsubscribeToken }: LetterContext,
): Block[] {
  const footer: Block[] = [
    { kind: 'text', text: sender },
    { kind: 'link', label: texts.home, url: baseUrl },
  ]
  if (unsubscribeToken === null) return footer
  const url = `${baseUrl}/unsubscribe?token=${unsubscribeToken}`
  return [
    ...footer,
    { kind: 'text', text: texts.unsubscribeReason },
    { kind: 'link', label: texts.unsubscribe, url },
  ]
}

/** Fills the `{{name}}` places of a text. Values are not scanned for places. */
function fill(template: string, values: object): string {
  const named = values as Record<string, unknown>
  return template.replace(/\{\{(\w+)\}\}/g, (_place, name: string) =>
    headerText(String(named[name]), 200),
  )
}

function say(template: string, values: object = {}): Block {
  return { kind: 'text', text: fill(template, values) }
}

function button(label: string, url: string): Block {
  return { kind: 'button', label, url }
}

function facts(...rows: [label: string, value: string][]): Block {
  return { kind: 'facts', rows: rows.map(([label, value]) => [label, headerText(value, 200)]) }
}

function excerpt({ text }: PostNotice): string {
  const characters = Array.from(text)
  return characters.length > MAX_EXCERPT
    ? `${characters.slice(0, MAX_EXCERPT).join('').trimEnd()}…`
    : text
}

function longDate(at: number, lang: Lang, timeStyle?: 'short'): string {
  const options = { dateStyle: 'long', timeStyle, timeZone: CALGARY } as const
  return new Intl.DateTimeFormat(LANG_TAG[lang], options).format(at)
}

function languageName(named: Lang, reader: Lang): string {
  const names = new Intl.DisplayNames([LANG_TAG[reader]], { type: 'language' })
  return names.of(LANG_TAG[named]) ?? LANG_TAG[named]
}
