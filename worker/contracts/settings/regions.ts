/** The regions of a new site by number and address; 0 means all. Each has a row in `categories` and its first names. */
export const REGIONS = [
  { id: 0, slug: 'all' },
  { id: 1, slug: 'rockies' },
  { id: 2, slug: 'calgary' },
  { id: 3, slug: 'kananaskis' },
  { id: 4, slug: 'yellowknife' },
  { id: 5, slug: 'mexico' },
  { id: 6, slug: 'asia' },
] as const

/** Regions that the company adds are numbered from here, so that a release may add others. */
const FIRST_OWN_ID = 100
export const REGION_SLUG_MAX = 30

/** Addresses that are no region's: those of pages and of what the worker serves beside them. */
export const PAGE_NAMES: readonly string[] = (
  'admin all api assets attention board career ceo contact crew feed forgot img kr ca cn logout map privacy register ' +
  'reset search tandc tour travel trip unsubscribe user verify video waiver'
).split(' ')

interface NamedRegion {
  id: number
  slug: string
}

/** Whether a region may have this address, which ends neither like a language nor like a page's. */
export function isRegionSlug(slug: string): boolean {
  return (
    slug.length <= REGION_SLUG_MAX &&
    /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug) &&
    !/-(?:kr|ca|cn)$/.test(slug) &&
    !PAGE_NAMES.includes(slug)
  )
}

/** Whether every region of a new site is there once, 0 comes first, and the company's own have addresses of their own. */
export function areRegions(regions: readonly NamedRegion[]): boolean {
  const isFirst = ({ id, slug }: NamedRegion) =>
    REGIONS.some((region) => region.id === id && region.slug === slug)
  const own = regions.filter((region) => !isFirst(region))
  return (
    regions[0]?.id === 0 &&
    regions.length - own.length === REGIONS.length &&
    new Set(regions.map(({ id }) => id)).size === regions.length &&
    new Set(regions.map(({ slug }) => slug)).size === regions.length &&
    own.every(({ id, slug }) => id >= FIRST_OWN_ID && isRegionSlug(slug))
  )
}

/** Whether each region is still there under its number and address: tours and links name them. */
export function areKept(before: readonly NamedRegion[], after: readonly NamedRegion[]): boolean {
  return before.every(({ id, slug }) =>
    after.some((region) => region.id === id && region.slug === slug),
  )
}

/** The number of the next region that is added. */
export function nextRegionId(regions: readonly { id: number }[]): number {
  return Math.max(FIRST_OWN_ID - 1, ...regions.map(({ id }) => id)) + 1
}
