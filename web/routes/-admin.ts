import { notFound } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import type { Lang } from '../../worker/contracts/languages'
import { pageHead } from '../platform/head/page-head'

interface AdminContext {
  origin: string
  lang: Lang
  t: i18n['t']
}

/** The head of every desk page; not indexed. */
export function adminHead({ origin, lang, t }: AdminContext) {
  return pageHead({
    origin,
    lang,
    path: '/admin',
    title: t('common:nav.admin'),
    description: t('common:nav.admin'),
    isPrivate: true,
  })
}

/** The tour id of a desk address. @throws notFound for an invalid id */
export function adminTourId(forumId: string): number {
  if (!/^[1-9]\d{0,14}$/.test(forumId)) throw notFound()
  return Number(forumId)
}
