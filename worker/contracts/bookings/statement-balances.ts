import type { BalanceLine } from './statement-types'

/** The first row whose balance does not follow. Files are sorted in either direction: it has to follow in one. */
export function balanceBreak(lines: readonly BalanceLine[]): number | null {
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
