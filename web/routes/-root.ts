import type { i18n } from 'i18next'
import type { Lang } from '../../worker/contracts/languages'
import { pageHead } from '../platform/head/page-head'

interface RootContext {
  origin: string
  lang: Lang
  t: i18n['t']
}

/** The default head; undefined before the texts are loaded. */
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
