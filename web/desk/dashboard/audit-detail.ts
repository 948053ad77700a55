import { useTranslation } from 'react-i18next'
import type { Currency } from '../../../worker/contracts/currencies'
import type { Lang } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { formatMoney } from '../../ui/quote/quote-text'
import type { AuditEntry } from './desk.api'

type Detailed = Pick<AuditEntry, 'action' | 'detail'>

/** The text of a key of the locale files, or null if there is none. */
export type FindText = (key: string, values?: { id: string }) => string | null

/** Actions whose detail is the name of a text. */
const KEYS: Partial<Record<string, string>> = {
  'tour.status': 'admin:status.',
  'inbox.answer': 'inbox:way.',
  'inbox.state': 'inbox:state.',
}

/** Stored in a tour's change under another name than the form's. */
const FIELD_NAMES: Partial<Record<string, string>> = { region: 'categoryId' }

const MONEY = /^(-?\d+) (CAD|KRW)$/
const THING = /^([a-z]+) (\d+)$/

export function useAuditDetail(): (entry: Detailed) => string {
  const { t, i18n } = useTranslation(['admin', 'lists', 'inbox', 'tours', 'common'])
  const lang = useLang()
  const find: FindText = (key, values) =>
    i18n.exists(key) ? t(key as 'admin:status.0', values ?? {}) : null
  return (entry) => detailText(entry, lang, find)
}

/** A detail in the reader's language. What holds no codes, such as days and addresses, stays as it is stored. */
export function detailText({ action, detail }: Detailed, lang: Lang, find: FindText): string {
  if (action === 'tour.update') return detail.split(' ').map(fieldName).join(', ')
  if (action === 'member.ban') return banText(detail, find)
  const [, amount, currency] = MONEY.exec(detail) ?? []
  if (amount) return formatMoney({ amount: Number(amount), currency: currency as Currency }, lang)
  const [, thing, id = ''] = THING.exec(detail) ?? []
  const key = KEYS[action]
  const known = key ? find(key + detail) : thing && find(`lists:audit.about.${thing}`, { id })
  return known || detail

  function fieldName(stored: string): string {
    const [name = '', of] = stored.split('.')
    const text = of && find(`tours:text.${name}`)
    if (text) return `${text} · ${find(`common:language.${of}`)}`
    return find(`admin:field.${FIELD_NAMES[name] ?? name}`) ?? stored
  }
}

/** The reason, and whether the member's posts were hidden, too. */
function banText(detail: string, find: FindText): string {
  const [reason = '', posts] = detail.split(' ')
  const texts = [find(`admin:reports.reason.${reason}`), posts && find('lists:ban.hidePosts')]
  return texts[0] ? texts.filter(Boolean).join(' · ') : detail
}
