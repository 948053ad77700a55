/**
 * Whether the request's `If-None-Match` (a list, or `*`) names `etag`. Caches that compress a response mark its tag as
 * weak (`W/`), which is ignored here.
 */
export function hasCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}
