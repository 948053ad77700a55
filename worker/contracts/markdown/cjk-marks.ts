import type { MarkdownIt } from 'markdown-it'

const CJK = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u
const SPACE = /^\s$/u
const OPENING = /^[\p{Ps}\p{Pi}]$/u
const CLOSING = /^[\p{Pe}\p{Pf}]$/u

export function hasCjk(text: string): boolean {
  return CJK.test(text)
}

/**
 * In a text with Chinese, Japanese or Korean letters, `*` and `~~` also work between a letter and a punctuation mark, as in
 * `**밴프(Banff)**에서`: these languages put no space there. Never after an opening bracket to close, nor before a closing
 * one to open. `_` stays as it is, for names such as `여권_사본_홍길동`.
 */
export function markCjkWords(markdown: MarkdownIt): void {
  markdown.inline.State = class extends markdown.inline.State {
    #isCjk: boolean | undefined

    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord)
      this.#isCjk ??= hasCjk(this.src)
      if (!canSplitWord || !this.#isCjk) return found
      const before = start > 0 ? this.src.charAt(start - 1) : ' '
      const end = start + found.length
      const after = end < this.posMax ? this.src.charAt(end) : ' '
      return {
        ...found,
        can_open: found.can_open || !(SPACE.test(after) || CLOSING.test(after)),
        can_close: found.can_close || !(SPACE.test(before) || OPENING.test(before)),
      }
    }
  }
}
