import { numberEqual } from './entry-identity'
import { findTakenBack } from './reversals'
import { balanceBreak, type BalanceLine } from './statement-balances'
import { directionRule, type DirectionRule, type WordMeanings } from './statement-directions'
import type { KnownOrder, Rows } from './statement-layout'
import { lastTransfer, readRow } from './statement-rows'
import type { ReadRow, Statement } from './statement-types'

/**
 * Reads incoming money from the rows of a statement file. Everything else in the file stays in the browser. Each row of
 * the file is an entry, skipped for a reason, a fault, or asked about.
 */

/** No day of an entry may be after `latest`; `said` is what a person said that words mean. */
export function readStatement(
  rows: Rows,
  layout: KnownOrder,
  { latest, said = {} }: { latest: string; said?: WordMeanings },
): Statement {
  const rule = directionRule(rows, layout)
  const last = lastTransfer(rows, layout)
  const read = rows.map((cells, index) =>
    readRow({ cells, row: index + 1, isBelow: index > last }, { layout, rule, said, latest }),
  )
  const entries = numberEqual(read.flatMap((row) => (row.kind === 'entry' ? [row.entry] : [])))
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
