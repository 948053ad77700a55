import { looksLikeDay } from './bank-days'
import { foldName, statusOf } from './statement-words'
import type { Rows, StatementLayout, SkipReason } from './statement-types'

/** Rows of a statement file that are no transfers: titles, headers, sums, remarks, and what is not posted yet. */

export interface RowOfFile {
  cells: readonly string[]
  /** From 1. */
  row: number
  /** No transfer follows. */
  isBelow: boolean
  /** It is below a title such as "Pending transactions". */
  isPending: boolean
}

/** Why a row is no transfer; null if it has to be read. */
export function asideReason(at: RowOfFile, layout: StatementLayout): SkipReason | null {
  const { cells, row, isBelow, isPending } = at
  if (!cells.some((cell) => cell.trim() !== '')) return 'empty'
  const { columns, qualifying, firstRow } = layout
  if (row <= firstRow) return 'remark'
  const day = cells[columns.day] ?? ''
  const money = [columns.amount, columns.in, columns.out, ...qualifying.foreign]
  const amounts = money.map((index) => cells[index ?? -1] ?? '')
  const hasAmount = amounts.some((cell) => cell.trim() !== '')
  const isOf = (words: RegExp) => cells.some((cell) => words.test(foldName(cell)))
  if (looksLikeDay(day)) {
    if (!hasAmount) return 'noAmount'
    if (isPending) return 'pending'
    return isOf(CARRIED) ? 'sum' : null
  }
  if (!hasAmount) return 'remark'
  if (statusOf(day) === 'pending') return 'pending'
  if (isOf(SUM) || isOf(CARRIED)) return 'sum'
  if (isBelow && !cells.some((cell) => /\p{L}/u.test(cell))) return 'sum'
  const isHeader = [...amounts, day].every((cell) => !/\d/.test(cell))
  return isHeader ? 'remark' : null
}

/** A text of a row without a day. */
const SUM =
  /^(?:grand|sub|sous)?(?:total|totaux)|totals?$|합계|총계|소계|누계|^계$|^총\d*건$|合计|总计|小计/

/** The whole text of a row, with a day or without. */
const CARRIED =
  /^(?:(?:opening|closing|beginning|ending|starting|previous|current|account)balance|balance(?:brought|carried)?(?:forward|fwd)|broughtforward|carriedforward|solde(?:reporte|douverture|precedent|initial|final|defermeture)|(?:전월|전기|전일|차월|차기)?이월(?:잔액|금액|금)?|期初余额|期末余额|上期结余|上期余额|承前)$/

/** For each row, whether the nearest title above it says that what follows is not posted yet. */
export function pendingRows(rows: Rows): boolean[] {
  let isPending = false
  return rows.map((row) => {
    const filled = row.filter((cell) => cell.trim() !== '')
    const title = filled.length === 1 ? foldName(filled[0] ?? '') : ''
    if (PENDING_TITLE.test(title)) isPending = true
    else if (title !== '') isPending = false
    return isPending
  })
}

const PENDING_TITLE =
  /^(?:pending|unposted|authorized)(?:transactions?|activity|items?)?$|^(?:transactions|operations)enattente$|^(?:승인)?대기(?:중|내역|거래)?$|^미처리(?:내역|거래)?$|^(?:待处理|未入账)(?:交易|明细)?$/
