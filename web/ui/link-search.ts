/**
 * Search of a link to the page that it is on: keeps the other parameters, and removes those that are undefined here. The
 * types do not know which route `.` is.
 */
export function keepSearch(change: Record<string, unknown>) {
  return ((search: object) => ({ ...search, ...change })) as never
}
