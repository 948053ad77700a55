import { asOneLine, withoutBlockMarks } from './block-marks'

/** Markdown as one plain line of at most `max` characters, cut between words, for lists and descriptions. */
export function excerpt(markdown: string, max: number): string {
  const plain = markdown
    // Excluding brackets keeps matching linear on text made of brackets.
    .replace(/!\[[^[\]\n]*\]\([^()\n]*\)/g, ' ')
    .replace(/\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
    // The text may be cut off inside a link.
    .replace(/!?\[[^[\]\n]*(?:\]\([^()\n]*)?$/, '')
  const words = withoutBlockMarks(plain)
    // A single tilde marks a range: 1~2.
    .replace(/[*_`|\\]+|~{2,}/g, '')
  return cutText(asOneLine(words), max)
}

/** A plain text of at most `max` characters, cut between words. */
export function cutText(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length > max ? `${cutAtWord(characters, max - 1)}…` : text
}

/** The first whole sentences of a cut Markdown text, at most `max` characters; cut between words where there is none. */
export function sentences(markdown: string, max: number): string {
  const text = excerpt(markdown, max)
  const [whole] = /^.*(?:[.!?]”?(?=\s)|[。！？]”?)/su.exec(text) ?? []
  return whole ?? text
}

/** A cut word of at most this length is dropped whole; a longer one, or Chinese, is cut between characters. */
const WORD_MAX = 20

function cutAtWord(characters: string[], max: number): string {
  const kept = characters.slice(0, max)
  const space = kept.lastIndexOf(' ')
  const isInWord = characters[max] !== ' ' && /[\p{L}\p{N}]/u.test(characters[max] ?? '')
  const isShort =
    isInWord && space > 0 && max - space <= WORD_MAX && !/\p{Script=Han}/u.test(kept[max - 1] ?? '')
  return kept
    .slice(0, isShort ? space : max)
    .join('')
    .replace(/[\s.,;:·–—-]+$/u, '')
}
