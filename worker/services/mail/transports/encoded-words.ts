/** RFC 2047: a line with an encoded word has at most 76 characters, the header's name included. */
const MAX_LINE = 76
/** A word has at most 75, 12 of them markup; 45 bytes become 60 characters. */
const WORD_BYTES = 45

/** The value of the header `name`: ASCII unchanged, other text as base64 words, one per line. */
export function encodedWords(text: string, name: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes('=?')) return text
  const firstBytes = Math.floor((MAX_LINE - `${name}: =?UTF-8?B??=`.length) / 4) * 3
  return splitByBytes(text, Math.min(firstBytes, WORD_BYTES))
    .map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`)
    .join('\r\n ')
}

/** Splits between characters, never within one. */
function splitByBytes(text: string, firstBytes: number): string[] {
  const words: string[] = ['']
  for (const character of text) {
    const last = words.length - 1
    const longer = (words[last] ?? '') + character
    if (Buffer.byteLength(longer) > (last === 0 ? firstBytes : WORD_BYTES)) words.push(character)
    else words[last] = longer
  }
  return words
}
