/** Search of a link to its own page: keeps the other parameters. The types do not know which route `.` is. */
export function keepSearch(change: Record<string, unknown>) {
  return ((search: object) => ({ ...search, ...change })) as never
}
