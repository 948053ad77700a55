import type { AnyRouteMatch } from '@tanstack/react-router'
import { company } from '../content/company'
import type { PageContext } from './-context'
import { namedHead } from './-named-head'

/** The default head; undefined before the texts are loaded. */
export function rootHead(context: Partial<PageContext>) {
  return context.t ? namedHead(context as PageContext, '/', 'company:home') : {}
}

/** The matches with their head; a page that was not found is titled so. */
export function matchesWithHead(matches: readonly AnyRouteMatch[]) {
  const { t } = (matches[0]?.context ?? {}) as Partial<PageContext>
  const isNotFound = matches.some(({ status }) => status === 'notFound')
  if (!isNotFound || !t) return matches
  return [...matches, { meta: [{ title: `${t('common:notFound.title')} · ${company.name}` }] }]
}
