/** Whether `If-None-Match` (a list, or `*`) names `etag`; `W/`, which compressing caches add, is ignored. */
export function hasCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}
