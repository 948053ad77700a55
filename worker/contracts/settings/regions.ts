/** The regions by number and address; 0 means all. A new one also needs a row in `categories` and its names. */
export const REGIONS = [
  { id: 0, slug: 'all' },
  { id: 1, slug: 'rockies' },
  { id: 2, slug: 'calgary' },
  { id: 3, slug: 'kananaskis' },
  { id: 4, slug: 'yellowknife' },
  { id: 5, slug: 'mexico' },
  { id: 6, slug: 'asia' },
] as const
