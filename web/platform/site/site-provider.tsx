import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLang } from '../i18n/use-lang'
import { SiteContext, siteQuery } from './site'

/**
 * Provides the company's settings: every price, date and address needs them, and a query observer in each took a
 * twentieth of a tour page's render time. The root route loads them.
 */
export function SiteProvider({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(siteQuery(useLang()))
  return <SiteContext value={data}>{children}</SiteContext>
}
