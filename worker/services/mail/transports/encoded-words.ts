// RFC 2047: an encoded word has at most 75 characters, of which 12 are its frame; 45 bytes become 60 characters.
const WORD_BYTES = 45

/** A header text as mail headers carry it: plain ASCII as it is, else base64 words on lines of their own. */
export function encodedWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes('=?')) return text
  return splitByBytes(text)
    .map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`)
    .join('\r\n ')
}

/** Cuts between characters, never within one. */
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
