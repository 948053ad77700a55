/** The encoding of older Korean files, CP949, which a TextEncoder cannot write. */

const FIRST = 0xac00
const LAST = 0xd7a3

/** All 11,172 syllables by their two bytes: 2,350 in rows of 94, the others after them in the order of Unicode. */
const ALL_SYLLABLES = allSyllables()

/** The syllables that modern Korean is written in. */
export const OLD_KOREAN = new Map([...ALL_SYLLABLES].slice(0, 2350))

/** Text in the old encoding: Korean syllables and ASCII. */
export function inOldKorean(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Array.from(text).flatMap((letter) => {
      const code = letter.charCodeAt(0)
      const known = code < 128 ? [code] : ALL_SYLLABLES.get(letter)
      if (!known) throw new Error(`no bytes for ${letter}`)
      return known
    }),
  )
}

function allSyllables(): Map<string, number[]> {
  const decoder = new TextDecoder('euc-kr')
  const syllables = new Map<string, number[]>()
  for (let lead = 0xb0; lead <= 0xc8; lead += 1)
    for (let trail = 0xa1; trail <= 0xfe; trail += 1)
      syllables.set(decoder.decode(new Uint8Array([lead, trail])), [lead, trail])
  const codes = laterCodes()
  for (let code = FIRST; code <= LAST; code += 1) {
    const letter = String.fromCharCode(code)
    if (!syllables.has(letter)) syllables.set(letter, codes.shift() ?? [])
  }
  return syllables
}

function laterCodes(): number[][] {
  const trails = [
    ...Array.from({ length: 26 }, (_, at) => 0x41 + at),
    ...Array.from({ length: 26 }, (_, at) => 0x61 + at),
    ...Array.from({ length: 126 }, (_, at) => 0x81 + at),
  ]
  return Array.from({ length: 0xc6 - 0x80 }, (_, at) => 0x81 + at).flatMap((lead) =>
    trails.filter((trail) => lead < 0xa1 || trail < 0xa1).map((trail) => [lead, trail]),
  )
}
