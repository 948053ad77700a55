import { parseReferences } from './references-in-text'
import { daysBetween } from '../dates/calendar'
import type { ReadRow, StatementEntry, TakenBack } from './statement-types'

const WITHIN_DAYS = 60

/** Each row that took money back, with the newest earlier entry of the same amount that shares a name or reference. */
export function findTakenBack(
  read: readonly ReadRow[],
  entries: readonly StatementEntry[],
): TakenBack[] {
  const used = new Set<number>()
  return read.flatMap((it) => {
    if (!it.back) return []
    const { back } = it
    const came = entries
      .filter(({ row, amount, day }) => {
        const age = daysBetween(day, back.day)
        return amount === back.amount && age >= 0 && age <= WITHIN_DAYS && !used.has(row)
      })
      .filter((entry) => shareText(entry, back))
      .toSorted((a, b) => (a.day < b.day ? 1 : -1))[0]
    if (came) used.add(came.row)
    // A transfer that was cancelled before it came has nothing to give back.
    if (!came && it.kind === 'skipped' && it.reason === 'cancelled') return []
    const { row, day, amount, memo } = back
    return [{ row, day, amount, memo, cameIn: came?.row ?? null }]
  })
}

function shareText(
  a: { memo: string; payer: string | null },
  b: { memo: string; payer: string | null },
) {
  const [one, other] = [a, b].map(({ memo, payer }) => new Set(wordsOf(`${memo} ${payer ?? ''}`)))
  return [...(one ?? [])].some((word) => other?.has(word))
}

/** References, and words that are not the bank's own. */
function wordsOf(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  return [...parseReferences(text), ...words.filter((word) => !USUAL.has(word))]
}

const USUAL = new Set(
  'transfer etransfer interac etrnsfr deposit credit debit payment reversed reversal virement from to de 이체 입금 출금 타행이체 취소 전자금융 인터넷 입금취소'.split(
    ' ',
  ),
)
