import { LANG_TAG } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'

const KILOBYTE = 1000
const MEGABYTE = 1_000_000

/** Formats numbers and file sizes in the chosen language. */
export function useNumbers() {
  const tag = LANG_TAG[useLang()]
  const numbers = new Intl.NumberFormat(tag)
  const sizeIn = (unit: string) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 })
  return {
    formatNumber: (n: number) => numbers.format(n),
    formatBytes: (bytes: number) =>
      bytes < MEGABYTE
        ? sizeIn('kilobyte').format(bytes / KILOBYTE)
        : sizeIn('megabyte').format(bytes / MEGABYTE),
  }
}
