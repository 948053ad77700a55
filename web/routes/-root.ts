import { pageHead } from '../platform/head/page-head'
import type { PageContext } from './-context'

/** The default head; undefined before the texts are loaded. */
export function rootHead({ origin, lang, t }: Partial<PageContext>) {
  if (!t || !lang || origin === undefined) return {}
  return pageHead({
    origin,
    lang,
    path: '/',
    title: t('company:home.title'),
    description: t('company:home.description'),
  })
}
