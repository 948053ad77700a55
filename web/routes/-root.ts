import type { i18n } from 'i18next'
import type { Lang } from '../../worker/contracts/languages'
import { pageHead } from '../platform/head/page-head'

interface RootContext {
  origin: string
  lang: Lang
  t: i18n['t']
}

/** The head of a page that has none of its own; nothing while the texts of a language are missing. */
export function rootHead({ origin, lang, t }: Partial<RootContext>) {
  if (!t || !lang || origin === undefined) return {}
  return pageHead({
    origin,
    lang,
    path: '/',
    title: t('company:home.title'),
    description: t('company:home.description'),
  })
}
