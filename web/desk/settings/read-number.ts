/** With commas in front of each three digits. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/
const DECIMAL_COMMA = /^\d+,\d{1,2}$/
const UNITS = /C\$|CA\$|CAD|\$|KRW|₩|원|달러|加元|加币|韩元|%|％/gi

/**
 * A number as people type it, such as `1,250`, `C$50` or `5 %`, from `min` to `max` with so many decimals; null for any
 * other text.
 */
export function readNumber(
  text: string,
  [min, max]: readonly [number, number],
  decimals = 2,
): number | null {
  const bare = text.normalize('NFKC').replaceAll(/[\s']/g, '').replaceAll(UNITS, '')
  const plain = GROUPED.test(bare)
    ? bare.replaceAll(',', '')
    : DECIMAL_COMMA.test(bare)
      ? bare.replace(',', '.')
      : bare
  const match = /^\d+(?:\.(\d*))?$/.exec(plain)
  if (!match || (match[1] ?? '').length > decimals) return null
  const value = Number(plain)
  return value >= min && value <= max ? value : null
}
