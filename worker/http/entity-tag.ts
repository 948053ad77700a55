/**
 * Whether a reader has what `etag` names, by the `If-None-Match` of its request: a list, or `*` for anything. Caches on the
 * way that compress an answer mark its tag as weak (`W/`), which says nothing against a 304.
 */
export function hasCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}
