/**
 * The encoding of older Korean files, CP949. Browsers decode it as `euc-kr`; other runtimes know only the 2,350
 * syllables of its first part under that name. The other 8,822 follow in the order of Unicode.
 */

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3

export interface KoreanText {
  text: string
  /** Syllables of the first part, which modern Korean is written in. */
  usual: number
  /** Syllables of the second part: one byte of it can be a Latin letter. */
  rare: number
  hanja: number
}

/** Decodes CP949; null if a byte is not of it. */
export function decodeKorean(bytes: Uint8Array): KoreanText | null {
  const found = { text: '', usual: 0, rare: 0, hanja: 0 }
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) {
      parts.push(String.fromCharCode(lead))
      continue
    }
    const letter = letterOf(lead, bytes[at + 1] ?? 0)
    if (letter === undefined) return null
    parts.push(letter)
    at += 1
    if (isRare(lead, bytes[at] ?? 0)) found.rare += 1
    else if (/[가-힣]/.test(letter)) found.usual += 1
    else if (/\p{Script=Han}/u.test(letter)) found.hanja += 1
  }
  return { ...found, text: parts.join('') }
}

const letters = new Map<number, string>()

function letterOf(lead: number, trail: number): string | undefined {
  if (letters.size === 0) fillLetters()
  return letters.get(lead * 256 + trail)
}

function isRare(lead: number, trail: number): boolean {
  return lead < 0xa1 || trail < 0xa1
}

function fillLetters(): void {
  const decoder = new TextDecoder('euc-kr')
  for (let lead = 0xa1; lead <= 0xfd; lead += 1)
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      const letter = decoder.decode(new Uint8Array([lead, trail]))
      if (letter.length === 1 && letter !== '\ufffd') letters.set(lead * 256 + trail, letter)
    }
  const usual = new Set(letters.values())
  const codes = rareCodes()
  for (let code = FIRST_SYLLABLE; code <= LAST_SYLLABLE; code += 1) {
    const letter = String.fromCharCode(code)
    if (!usual.has(letter)) letters.set(codes.next().value ?? 0, letter)
  }
}

/** The codes of the second part in order: trails are letters and bytes from 0x81. */
function* rareCodes(): Generator<number, undefined> {
  for (let lead = 0x81; lead <= 0xc6; lead += 1)
    for (let trail = 0x41; trail <= 0xfe; trail += 1) {
      const isTrail = trail <= 0x5a || (trail >= 0x61 && trail <= 0x7a) || trail >= 0x81
      if (isTrail && isRare(lead, trail)) yield lead * 256 + trail
    }
}
