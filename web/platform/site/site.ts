import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Lang } from '../../../worker/contracts/languages'
import type { PublicSettings } from '../../../worker/contracts/settings/settings'
import { apiOf, readJson } from '../api/api'

/** Stale time of an open page's settings. */
const STALE_MS = 5 * 60 * 1000

/** The company's settings, in one language. */
export type Site = ReturnType<typeof toSite>

/** The settings; they come with every page. */
export const siteQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['site', lang],
    staleTime: STALE_MS,
    queryFn: async ({ client }) => toSite(await readJson(apiOf(client).settings.$get()), lang),
  })

export const SiteContext = createContext<Site | undefined>(undefined)

/** @throws Error outside of a `SiteProvider` */
export function useSite(): Site {
  return required(useContext(SiteContext))
}

/** Whether the tours of a region, by its slug, have free pickup. */
export function useHasPickup(region: string): boolean {
  return useSite().pickupRegions.includes(region)
}

/** The settings for the head of a page. @throws Error before the root has loaded them */
export function siteOf({ queryClient, lang }: { queryClient: QueryClient; lang: Lang }): Site {
  return required(queryClient.getQueryData(siteQuery(lang).queryKey))
}

/** The settings in one language. */
export function toSite(settings: PublicSettings, lang: Lang) {
  const { prices, bank } = settings
  return {
    prices: { ...prices, deposit: prices.deposit[lang] },
    seasons: settings.seasons,
    company: companyIn(settings.company, lang),
    // Only Korean readers see the Korean account.
    bank: bank && (lang === 'kr' ? bank : { ...bank, korean: null }),
    payment: settings.payment,
    pickupRegions: settings.pickupRegions,
  }
}

function companyIn(company: PublicSettings['company'], lang: Lang) {
  const { addressLines, ...facts } = company
  return {
    ...facts,
    licence: facts.licence[lang],
    insurance: facts.insurance[lang],
    privacyOfficer: facts.privacyOfficer[lang],
    chat: facts.chat[lang],
    addressLine: addressLines[lang],
    social: facts.social[lang],
  }
}

function required(site: Site | undefined): Site {
  if (!site) throw new Error('The settings are not loaded')
  return site
}
