import type { AnyRouteMatch } from '@tanstack/react-router'
import { siteOf, siteQuery } from '../platform/site/site'
import type { PageContext } from './-context'
import { namedHead } from './-named-head'

/**
 * The head of a page: its own route's, or the home page's where that route failed or found nothing. Empty where texts
 * and settings could not be loaded.
 */
export function headOfPage(matches: readonly AnyRouteMatch[]) {
  const context = (matches[0]?.context ?? {}) as Partial<PageContext>
  const own = matches.findLast(({ meta }) => meta)
  if (!isLoaded(context)) return own ?? {}
  const head = own ?? namedHead(context, '/', 'site:home')
  if (!matches.some(({ status }) => status === 'notFound')) return head
  const title = `${context.t('notFound.title')} · ${siteOf(context).company.name}`
  const others = (head.meta ?? []).filter((tag) => tag && !('title' in tag))
  return { ...head, meta: [{ title }, ...others] }
}

function isLoaded(context: Partial<PageContext>): context is PageContext {
  const { queryClient, lang, t } = context
  return Boolean(t && lang && queryClient?.getQueryData(siteQuery(lang).queryKey))
}
