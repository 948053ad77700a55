import { parseReferences } from '../../contracts/bookings/references-in-text'
import { LAST_CHARACTER } from '../../db/fold-text'

/**
 * SELECT of the ids of bookings by public id, reference, or the beginning of a name or e-mail address; it reads only
 * indexes. `bind` adds a value to the statement and returns its placeholder.
 */
export function bookingMatchesSql(q: string, bind: (value: string) => string): string {
  const folded = bind(q.normalize('NFC'))
  const end = bind(LAST_CHARACTER)
  const begins = (expression: string) =>
    `${expression} >= lower(${folded}) AND ${expression} < lower(${folded}) || ${end}`
  const pid = /^[\dA-Z]{4,10}$/i.test(q) && bind(q.toUpperCase())
  const union = (searches: readonly string[]) =>
    searches.map((search) => `SELECT id FROM bookings WHERE ${search}`).join(' UNION ')
  // D1 allows at most five terms in a compound SELECT.
  const names = union([
    `name IS NOT NULL AND ${begins('lower(name)')}`,
    `instr(name, ' ') > 0 AND ${begins(`lower(substr(name, instr(name, ' ') + 1))`)}`,
    `unicode(name) > 11903 AND ${begins('lower(substr(name, 2))')}`,
  ])
  const others = union([
    `email_key IS NOT NULL AND ${begins('email_key')}`,
    ...(pid ? [`pid >= ${pid} AND pid < ${pid} || ${end}`] : []),
    ...parseReferences(q)
      .slice(0, 2)
      .map((reference) => `reference = ${bind(reference)}`),
  ])
  return `SELECT id FROM (${names}) UNION SELECT id FROM (${others})`
}
