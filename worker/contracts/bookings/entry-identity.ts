/** The identity of a bank entry across files. */

interface Row {
  day: string
  amount: number
  memo: string
}

/**
 * Equal for the same transfer, different for two equal transfers on a day. The server stores only its keyed hash. `nth`
 * is the entry's number among the day's equal ones, from 1.
 */
export function entryIdentity(
  account: string,
  source: 'csv' | 'mail' | 'hand',
  { day, amount, memo, nth }: Row & { nth: number },
): string {
  return JSON.stringify([foldAccount(account), source, day, amount, foldText(memo), nth])
}

/** Numbers the entries that it is given, in order, each among the equal ones of its day. */
export function equalNumberer() {
  const counts = new Map<string, number>()
  return <Entry extends Row>(entry: Entry): Entry & { nth: number } => {
    const key = JSON.stringify([entry.day, entry.amount, foldText(entry.memo)])
    const nth = (counts.get(key) ?? 0) + 1
    counts.set(key, nth)
    return { ...entry, nth }
  }
}

/** Equal for all spellings of an account's name. */
export function foldAccount(name: string): string {
  return foldText(name)
}

function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
