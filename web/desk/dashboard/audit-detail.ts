import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../worker/contracts/languages'
import { formatList, formatMoment } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { languageText, moneyText, thingText, type Detailed, type FindText } from './audit-words'

/** Actions whose detail is the name of a text. */
const KEYS: Partial<Record<string, string>> = {
  'tour.status': 'desk-tours:status.',
  'inbox.answer': 'desk-people:inbox.way.',
  'inbox.state': 'desk-people:inbox.state.',
  'booking.reply': 'desk-bookings:compose.way.',
  'member.role': 'desk:role.name.',
}

const NAMESPACES = ['desk', 'desk-bookings', 'desk-people', 'desk-tours', 'site', 'tours'] as const

export function useAuditDetail(): (entry: Detailed) => string {
  const { t, i18n } = useTranslation(NAMESPACES)
  const lang = useLang()
  const find: FindText = (key, values) =>
    i18n.exists(key) ? t(key as 'desk:audit.about.tour', values ?? {}) : null
  return (entry) => detailText(entry, lang, find)
}

/** A detail in the reader's language. Details without codes, such as days and addresses, are shown as stored. */
export function detailText(entry: Detailed, lang: Lang, find: FindText): string {
  const { action, detail } = entry
  const ofAction = DETAILS[action]
  if (ofAction) return detail && ofAction({ ...entry, lang, find })
  const key = KEYS[action]
  const known = key ? find(key + detail) : (moneyText(detail, lang) ?? thingText(detail, find))
  return known || detail
}

interface Reading extends Detailed {
  lang: Lang
  find: FindText
}

/** Stored in a tour's change under another name than the form's. */
const FIELD_NAMES: Partial<Record<string, string>> = { region: 'categoryId' }

const SUPPLIERS = { keep: 'suppliersKeep', return: 'suppliersReturn' }

/** Actions whose detail has several parts, or only numbers that mean nothing to a reader. */
const DETAILS: Partial<Record<string, (reading: Reading) => string>> = {
  'tour.update': fieldNames,
  'tour.updateextra': fieldNames,
  'tour.schedule': ({ detail, lang }) => formatMoment(Date.parse(detail), lang),
  'tour.duplicate': ({ detail, find }) => thingText(`tour ${detail}`, find) ?? detail,
  'tour.restoreVersion': () => '',
  'tour.sort': () => '',
  'member.ban': banText,
  'member.unban': ({ detail, find }) =>
    (detail === 'posts' && find('desk-people:ban.postsShown')) || detail,
  'settings.change': settingNames,
  'page.draft': pageText,
  'page.publish': pageText,
  'refund.propose': refundText,
  'refund.payee': refundText,
  'trip.cancel': cancelText,
  'manual.create': bookingText,
  'booking.note': () => '',
  'booking.balance': ({ detail, find }) =>
    find(`desk-bookings:payments.balance.${detail === 'cash' ? 'toCash' : 'toDay'}`) ?? detail,
  'bank.import': ({ detail }) => detail.replace(/^\d+ rows, /, ''),
}

function fieldNames({ detail, find, lang }: Reading): string {
  const names = detail.split(' ').map((stored) => fieldName(stored, find))
  return formatList(names, lang)
}

function fieldName(stored: string, find: FindText): string {
  const [name = '', of] = stored.split('.')
  const text = of && (find(`tours:text.${name}`) ?? find(`desk:audit.list.${name}`))
  if (text) return `${text} · ${languageText(of, find)}`
  const ofForm = find(`desk-tours:field.${FIELD_NAMES[name] ?? name}`)
  return ofForm ?? find(`desk:audit.field.${name}`) ?? find(`tours:text.${name}`) ?? stored
}

/** The reason, and whether the member's posts were hidden, too. */
function banText({ detail, find }: Reading): string {
  const [reason = '', posts] = detail.split(' ')
  const texts = [
    find(`desk-people:reports.reason.${reason}`),
    posts && find('desk-people:ban.hidePosts'),
  ]
  return texts[0] ? texts.filter(Boolean).join(' · ') : detail
}

function settingNames({ subjectId, detail, find, lang }: Reading): string {
  const nameOf = (key: string) => find(`desk:settings.${subjectId}.${key}`) ?? key
  return formatList(detail.split(', ').map(nameOf), lang)
}

/** `phone confirmed`: how the booking came, and its status. */
function bookingText({ detail, find }: Reading): string {
  const [source = '', status = ''] = detail.split(' ')
  const texts = [find(`desk-bookings:source.${source}`), find(`desk-bookings:status.${status}`)]
  return texts.filter(Boolean).join(' · ') || detail
}

/** The languages, after the name of the version and with the mail to members where there are any. */
function pageText({ detail, find, lang }: Reading): string {
  const [name, list] = detail.includes(': ') ? detail.split(': ') : [null, detail]
  const wordOf = (part: string) =>
    part === 'mailed' ? (find('desk:pages.publish.mail') ?? part) : languageText(part, find)
  const words = (list ?? '').split(', ').map(wordOf)
  return [...(name ? [name] : []), formatList(words, lang)].join(' · ')
}

/** `12000 CAD, suppliers keep 500`: the second amount is of the same currency. */
function refundText(reading: Reading): string {
  const [amount = '', ...parts] = reading.detail.split(', ')
  const currency = amount.split(' ')[1] ?? ''
  const texts = parts.map((part) => supplierText(part, currency, reading))
  return [moneyText(amount, reading.lang) ?? amount, ...texts].join(' · ')
}

function supplierText(part: string, currency: string, { lang, find }: Reading): string {
  const [, act, of] = /^suppliers (keep|return) (-?\d+)$/.exec(part) ?? []
  const text = act && find(`desk-bookings:refunds.line.${SUPPLIERS[act as keyof typeof SUPPLIERS]}`)
  return text ? `${text} ${moneyText(`${of} ${currency}`, lang) ?? of}` : part
}

/** `weather, bookings 3 8` */
function cancelText({ detail, find, lang }: Reading): string {
  const [reason = '', list = ''] = detail.split(', bookings ')
  const bookings = list.split(' ').filter(Boolean)
  const names = bookings.map((id) => thingText(`booking ${id}`, find) ?? id)
  const texts = [find(`desk-bookings:refunds.reason.${reason}`) ?? reason, formatList(names, lang)]
  return texts.filter(Boolean).join(' · ')
}
