import type { AnyRouteMatch } from '@tanstack/react-router'
import { siteOf, siteQuery } from '../platform/site/site'
import type { PageContext } from './-context'
import { namedHead } from './-named-head'

/** The default head; empty where texts and settings could not be loaded. */
export function rootHead(context: Partial<PageContext>) {
  return isLoaded(context) ? namedHead(context, '/', 'company:home') : {}
}

/** The matches with their head; a page that was not found is titled so. */
export function matchesWithHead(matches: readonly AnyRouteMatch[]) {
  const context = (matches[0]?.context ?? {}) as Partial<PageContext>
  const isNotFound = matches.some(({ status }) => status === 'notFound')
  if (!isNotFound || !isLoaded(context)) return matches
  const title = `${context.t('common:notFound.title')} · ${siteOf(context).company.name}`
  return [...matches, { meta: [{ title }] }]
}

function isLoaded(context: Partial<PageContext>): context is PageContext {
  const { queryClient, lang, t } = context
  return Boolean(t && lang && queryClient?.getQueryData(siteQuery(lang).queryKey))
}
