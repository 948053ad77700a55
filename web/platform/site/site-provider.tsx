import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLang } from '../i18n/use-lang'
import { SiteContext, siteQuery } from './site'

/**
 * What the company has set, for all that is inside: every price, date and address needs it, and an observer of the query
 * for each took a twentieth of the time to render a tour's page. The root of all pages loads it.
 */
export function SiteProvider({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(siteQuery(useLang()))
  return <SiteContext value={data}>{children}</SiteContext>
}
