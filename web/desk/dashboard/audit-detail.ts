import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { DETAILS } from './audit-details'
import { moneyText, thingText, type Detailed, type FindText } from './audit-words'

/** Actions whose detail is the name of a text. */
const KEYS: Partial<Record<string, string>> = {
  'tour.status': 'admin:status.',
  'inbox.answer': 'inbox:way.',
  'inbox.state': 'inbox:state.',
}

const NAMESPACES = [
  'admin',
  'lists',
  'inbox',
  'tours',
  'common',
  'settings',
  'pages',
  'desk-refunds',
] as const

export function useAuditDetail(): (entry: Detailed) => string {
  const { t, i18n } = useTranslation(NAMESPACES)
  const lang = useLang()
  const find: FindText = (key, values) =>
    i18n.exists(key) ? t(key as 'admin:status.0', values ?? {}) : null
  return (entry) => detailText(entry, lang, find)
}

/** A detail in the reader's language. What holds no codes, such as days and addresses, stays as it is stored. */
export function detailText(entry: Detailed, lang: Lang, find: FindText): string {
  const { action, detail } = entry
  const ofAction = DETAILS[action]
  if (ofAction) return detail && ofAction({ ...entry, lang, find })
  const key = KEYS[action]
  const known = key ? find(key + detail) : (moneyText(detail, lang) ?? thingText(detail, find))
  return known || detail
}
