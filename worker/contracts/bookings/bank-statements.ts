import { daysBetween } from '../dates/calendar'
import { parseReferences } from './booking-reference'
import { equalNumberer } from './entry-identity'
import { pendingRows } from './rows-aside'
import { directionRule, type DirectionRule, type WordMeanings } from './statement-directions'
import { lastTransfer, readRow } from './statement-rows'
import type {
  BalanceLine,
  KnownOrder,
  ReadRow,
  Rows,
  Statement,
  StatementEntry,
  TakenBack,
} from './statement-types'

/**
 * Reads incoming money from the rows of a statement file. Everything else in the file stays in the browser. Each row of
 * the file is an entry, skipped for a reason, a fault, or asked about.
 */

export const TAKEN_WITHIN_DAYS = 60

const USUAL = new Set(
  'transfer etransfer interac etrnsfr deposit credit debit payment reversed reversal virement from to de 이체 입금 출금 타행이체 취소 전자금융 인터넷 입금취소'.split(
    ' ',
  ),
)

type Taken = Pick<StatementEntry, 'day' | 'amount' | 'memo'> & { payer?: string | null }

/** No day of an entry may be after `latest`; `said` is what a person said that words mean. */
export function readStatement(
  rows: Rows,
  layout: KnownOrder,
  { latest, said = {} }: { latest: string; said?: WordMeanings },
): Statement {
  const rule = directionRule(rows, layout)
  const last = lastTransfer(rows, layout)
  const pending = pendingRows(rows)
  const read = rows.map((cells, index) => {
    const at = { cells, row: index + 1, isBelow: index > last, isPending: pending[index] === true }
    return readRow(at, { layout, rule, said, latest })
  })
  const came = read.flatMap((row) => (row.kind === 'entry' ? [row.entry] : []))
  const entries = came.map(equalNumberer())
  const lines = read.flatMap(({ line }) => line ?? [])
  const balanceBreaksAt = balanceBreak(lines)
  return {
    entries,
    skipped: read.flatMap((it) =>
      it.kind === 'skipped' ? [{ row: it.row, reason: it.reason }] : [],
    ),
    faults: read.flatMap((it) => (it.kind === 'fault' ? [it.fault] : [])),
    asked: read.flatMap((it) => (it.kind === 'asked' ? [it.asked] : [])),
    takenBack: findTakenBack(read, entries),
    balanceBreaksAt,
    hasBalance: layout.columns.balance !== undefined,
    isUnsigned: isUnsigned(rule, read, lines, balanceBreaksAt),
  }
}

/** The newest entry whose money `back` may be: of the same amount, not long before, with a name or reference of it. */
export function takenFrom<Came extends Taken>(entries: readonly Came[], back: Taken) {
  return entries
    .filter(({ amount, day }) => {
      const age = daysBetween(day, back.day)
      return amount === back.amount && age >= 0 && age <= TAKEN_WITHIN_DAYS
    })
    .filter((entry) => shareText(entry, back))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))[0]
}

/** The first row whose balance does not follow. Files are sorted in either direction: it has to follow in one. */
function balanceBreak(lines: readonly BalanceLine[]): number | null {
  const breaks = [firstBreak(lines), firstBreak(lines.toReversed())] as const
  if (breaks.includes(null)) return null
  const isFalling = (lines[0]?.day ?? '') > (lines.at(-1)?.day ?? '')
  return isFalling ? breaks[1] : breaks[0]
}

function firstBreak(lines: readonly BalanceLine[]): number | null {
  let expected: number | null = null
  for (const { row, net, balance } of lines) {
    expected = expected === null || net === null ? null : expected + net
    if (balance === null) continue
    if (expected !== null && expected !== balance) return row
    expected = balance
  }
  return null
}

function isUnsigned(
  rule: DirectionRule | null,
  read: readonly ReadRow[],
  lines: readonly BalanceLine[],
  breaksAt: number | null,
): boolean {
  if (rule === null || rule.isSigned || rule.column !== null) return false
  const isProven = breaksAt === null && lines.filter(({ balance }) => balance !== null).length > 1
  return !isProven && read.some(({ kind }) => kind === 'entry')
}

/** Each row that took money back, with the newest earlier entry of the same amount that shares a name or reference. */
function findTakenBack(read: readonly ReadRow[], entries: readonly StatementEntry[]): TakenBack[] {
  const used = new Set<number>()
  return read.flatMap((it) => {
    if (!it.back) return []
    const { back } = it
    const came = takenFrom(
      entries.filter(({ row }) => !used.has(row)),
      back,
    )
    if (came) used.add(came.row)
    // A transfer that was cancelled before it came has nothing to give back.
    if (!came && it.kind === 'skipped' && it.reason === 'cancelled') return []
    const { row, day, amount, memo } = back
    return [{ row, day, amount, memo, cameIn: came?.row ?? null }]
  })
}

function shareText(a: Taken, b: Taken) {
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
