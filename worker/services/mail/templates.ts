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
}

export function writeLetter(mail: Mail, context: LetterContext): Letter {
  const texts = MAIL_TEXTS[mail.lang]
  const { subject, blocks } = writeContent(mail, texts, context)
  return { lang: mail.lang, subject, blocks, footer: writeFooter(texts, context) }
}

function writeContent(
  mail: Mail,
  texts: Texts,
  context: LetterContext,
): Pick<Letter, 'subject' | 'blocks'> {
  switch (mail.template) {
    case 'verification':
      return writeCode(
        mail,
        { ...texts.verification, also: mail.wantsNews ? [texts.verification.news] : [] },
        context,
      )
    case 'emailChange':
      return writeCode(mail, { ...texts.emailChange, also: [] }, context)
    case 'passwordReset':
    case 'adminPassword': {
      const { subject, intro, action, outro } = texts[mail.template]
      const url = `${context.baseUrl}/reset?${new URLSearchParams({ token: mail.token }).toString()}`
      return {
        subject,
        blocks: [say(intro, mail), { kind: 'button', label: action, url }, say(outro, mail)],
      }
    }
    case 'contactConfirmation': {
      const { subject, intro, reference, outro } = texts.contactConfirmation
      return {
        subject: fill(subject, mail),
        blocks: [say(intro), facts([reference, mail.reference]), say(outro)],
      }
    }
    case 'contactEnquiry':
      return writeInquiry(mail, texts.contactEnquiry)
    case 'newTopicNotice':
    case 'newReplyNotice':
    case 'replyNotice':
    case 'reportNotice':
      return writeNotice(mail, texts, context)
    case 'passwordChanged':
    case 'emailChanged': {
      const { subject, intro, outro } = texts[mail.template]
      const time = longTime(mail.changedAt, mail.lang)
      return { subject, blocks: [say(intro, { ...mail, time }), say(outro)] }
    }
    case 'accountDeleted': {
      const { subject, intro, outro } = texts.accountDeleted
      return { subject, blocks: [say(intro, mail), say(outro)] }
    }
    case 'inactivityNotice': {
      const { subject, intro, action, outro } = texts.inactivityNotice
      const date = longDate(mail.deletedAt, mail.lang)
      const blocks = [say(intro, { ...mail, date }), button(action, context.baseUrl), say(outro)]
      return { subject: fill(subject, { date }), blocks }
    }
    case 'alarm': {
      const { bad, good, action, ...sentences } = texts.alarm
      const { subject, intro } = mail.troubles.length > 0 ? bad : good
      const rows = mail.troubles.map((trouble) => say(sentenceOf(trouble, sentences)))
      return { subject, blocks: [say(intro), ...rows, button(action, `${context.baseUrl}/admin`)] }
    }
    default:
      return mail satisfies never
  }
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
  }
  return fill(known[kind] ?? kind, { job })
}

function writeCode(
  mail: { to: string; code: string; username: string },
  { subject, intro, action, outro, also }: Texts['emailChange'] & { also: string[] },
  { baseUrl }: LetterContext,
) {
  const { to, code } = mail
  const url = `${baseUrl}/verify?${new URLSearchParams({ email: to, code }).toString()}`
  const rest = [...also, outro].map((text) => say(text, mail))
  const blocks: Block[] = [say(intro, mail), { kind: 'code', code }, button(action, url), ...rest]
  return { subject: fill(subject, { code }), blocks }
}

function writeInquiry(
  mail: Extract<Mail, { template: 'contactEnquiry' }>,
  texts: Texts['contactEnquiry'],
) {
  const { reference, sender, subject, text, pageLang, lang } = mail
  const blocks: Block[] = [
    say(texts.intro),
    facts(
      [texts.reference, reference],
      [texts.sender, sender],
      [texts.title, subject],
      [texts.language, languageName(pageLang, lang)],
    ),
    { kind: 'quote', text },
  ]
  return { subject: fill(texts.subject, { reference, subject }), blocks }
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

function writeFooter(texts: Texts, { baseUrl, unsubscribeToken }: LetterContext): Block[] {
  const footer: Block[] = [
    { kind: 'text', text: `${texts.company}. ${texts.automatic}` },
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

function longTime(at: number, lang: Lang): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: CALGARY } as const
  return new Intl.DateTimeFormat(LANG_TAG[lang], options).format(at)
}

function languageName(named: Lang, reader: Lang): string {
  return (
    new Intl.DisplayNames([LANG_TAG[reader]], { type: 'language' }).of(LANG_TAG[named]) ??
    LANG_TAG[named]
  )
}

function longDate(at: number, lang: Lang): string {
  return new Intl.DateTimeFormat(LANG_TAG[lang], { dateStyle: 'long', timeZone: CALGARY }).format(
    at,
  )
}
