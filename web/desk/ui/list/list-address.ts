/** State of a list in its page's address, without defaults. */
export interface ListAddress {
  /** Search words. */
  q?: string
  /** Column; a minus before it means descending. */
  sort?: string
  /** Cursor of the row right before the wanted ones, or right after them. */
  after?: string
  before?: string
}

const VALUE_MAX = 300

/** Reads a list's parameters and its filters from an address. Screens ignore values that they do not know. */
export function listAddress<Filter extends string>(...filters: Filter[]) {
  type Search = ListAddress & { [Name in Filter]?: string }
  return (search: Partial<Record<keyof Search, unknown>>): Search => {
    const names: (keyof Search)[] = ['q', 'sort', 'after', 'before', ...filters]
    const read = names.flatMap((name) => {
      const text = toText(search[name])
      return text === '' ? [] : [[name, text]]
    })
    return Object.fromEntries(read) as Search
  }
}

/** A list's parameters as a query of the API, which checks their values: an address may hold anything. */
export function listQuery(parameters: Partial<Record<string, string>>) {
  return { query: parameters as never }
}

/** When the router writes a link, it reads `?q=2026` as a number. */
function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, VALUE_MAX)
    : ''
}
