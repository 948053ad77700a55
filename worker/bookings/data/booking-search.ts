import { searchedDigits } from '../../contracts/bookings/phone-numbers'
import { parseReferences } from '../../contracts/bookings/booking-reference'
import { foldTyped } from '../../contracts/text/fold-typed'
import { LAST_CHARACTER } from '../../db/fold-text'

type Bind = (value: string) => string

/** The tables that are searched by name, address and number: their indexes are alike. */
type Searched = 'bookings' | 'guests'

/** SELECT of the ids of guests by the beginning of a name or address, or any form of a phone number. */
export function guestMatchesSql(q: string, bind: Bind): string {
  return matchesSql('guests', q, bind)
}

/**
 * SELECT of the ids of bookings by public id, reference, the beginning of a name (with or without spaces) or e-mail
 * address, or any form of a phone number; it reads only indexes. `bind` adds a value to the statement and returns its
 * placeholder.
 */
export function bookingMatchesSql(q: string, bind: Bind): string {
  return matchesSql('bookings', q, bind)
}

function matchesSql(table: Searched, q: string, bind: Bind): string {
  const text = foldTyped(q).replace(/\s+/g, '')
  const folded = bind(text)
  const end = bind(LAST_CHARACTER)
  const begins = (expression: string) =>
    `${expression} >= lower(${folded}) AND ${expression} < lower(${folded}) || ${end}`
  const pid = table === 'bookings' && /^[\dA-Z]{4,10}$/i.test(text) && bind(text.toUpperCase())
  // D1 allows at most five terms in a compound SELECT.
  const names = union(table, [
    `name IS NOT NULL AND ${begins(`lower(replace(name, ' ', ''))`)}`,
    `instr(name, ' ') > 0 AND ${begins(`lower(replace(substr(name, instr(name, ' ') + 1), ' ', ''))`)}`,
    `unicode(name) > 11903 AND ${begins(`lower(replace(substr(name, 2), ' ', ''))`)}`,
  ])
  const others = union(table, [
    `email_key IS NOT NULL AND ${begins('email_key')}`,
    ...(pid ? [`pid >= ${pid} AND pid < ${pid} || ${end}`] : []),
    ...(table === 'bookings' ? parseReferences(q) : [])
      .slice(0, 2)
      .map((reference) => `reference = ${bind(reference)}`),
  ])
  const phones = phoneSearches(q, { bind, end })
  const groups = [names, others, ...(phones.length > 0 ? [union(table, phones)] : [])]
  return groups.map((group) => `SELECT id FROM (${group})`).join(' UNION ')
}

/** Numbers that begin or end with the digits, and those whose four digits before the last four they are. */
function phoneSearches(q: string, { bind, end }: { bind: Bind; end: string }): string[] {
  const forms = searchedDigits(q)
  const [digits = ''] = forms
  if (digits === '') return []
  const bound = forms.map(bind)
  const isPart = bound.map((form) => `instr(phone_digits, ${form}) > 0`).join(' OR ')
  return [
    ...bound.map((form) => `phone_digits >= ${form} AND phone_digits < ${form} || ${end}`),
    `substr(phone_digits, -4) = ${bind(digits.slice(-4))} AND (${isPart})`,
    ...(digits.length === 4 ? [`substr(phone_digits, -8, 4) = ${bound[0]}`] : []),
  ].map((search) => `phone_digits IS NOT NULL AND ${search}`)
}

function union(table: Searched, searches: readonly string[]): string {
  return searches.map((search) => `SELECT id FROM ${table} WHERE ${search}`).join(' UNION ')
}
