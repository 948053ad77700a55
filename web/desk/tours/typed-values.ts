import { readAmount, readCount } from '../editor/typed-numbers'

export function toAmount(text: string): number | null {
  return readAmount(text).value
}

/** 0 for an empty box and for text that is no number. */
export function toCount(text: string): number {
  return readCount(text) ?? 0
}
