import { notFound } from '@tanstack/react-router'
import { pageHead } from '../platform/head/page-head'
import { siteOf } from '../platform/site/site'
import type { PageContext } from './-context'

/** The head of every desk page; not indexed. */
export function adminHead(context: PageContext) {
  const { origin, lang, t } = context
  const site = siteOf(context)
  return pageHead({
    site,
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
