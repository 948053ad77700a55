// RFC 2047: an encoded word has at most 75 characters, 12 of them markup; 45 bytes become 60 characters.
const WORD_BYTES = 45

/** A header value: ASCII unchanged, other text as base64 words, one per line. */
export function encodedWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes('=?')) return text
  return splitByBytes(text)
    .map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`)
    .join('\r\n ')
}

/** Splits between characters, never within one. */
function splitByBytes(text: string): string[] {
  const words: string[] = ['']
  for (const character of text) {
    const last = words.length - 1
    const longer = (words[last] ?? '') + character
    if (Buffer.byteLength(longer) > WORD_BYTES) words.push(character)
    else words[last] = longer
  }
  return words
}
