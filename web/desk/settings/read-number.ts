import { withPoint } from '../editor/typed-numbers'

const UNITS = /C\$|CA\$|CAD|\$|KRW|₩|원|달러|加元|加币|韩元|%|％/gi

/** Reads a number as people type it, such as `1,250`, `C$50` or `5 %`; null beyond the bounds and for other text. */
export function readNumber(text: string, [min, max]: readonly [number, number], decimals = 2) {
  const plain = withPoint(text.normalize('NFKC').replaceAll(/[\s']/g, '').replaceAll(UNITS, ''))
  const match = /^\d+(?:\.(\d*))?$/.exec(plain)
  if (!match || (match[1] ?? '').length > decimals) return null
  const value = Number(plain)
  return value >= min && value <= max ? value : null
}
