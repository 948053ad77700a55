import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { headingCharacters } from '../scripts/fonts/heading-characters'
import { LANGS } from '../worker/contracts/languages'

const FONTS = join(import.meta.dirname, '../web/fonts')
const MOST_BYTES = 60_000

describe.each(LANGS)('the display face in %s', (lang) => {
  const font = readFileSync(join(FONTS, `display-${lang}.woff2`))

  it(`has at most ${MOST_BYTES} bytes`, () => {
    expect(font.length).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('has every character of the headings (otherwise: npm run fonts)', () => {
    const known = charactersOf(font)
    const needed = headingCharacters(lang)
    expect(needed.size).toBeGreaterThan(40)
    expect([...needed].filter((each) => !known.has(each.codePointAt(0) ?? 0))).toEqual([])
  })
})

/** Code points of a WOFF2 font: its character map is kept as it is within one Brotli stream. */
function charactersOf(font: Buffer): Set<number> {
  const tables = font.readUInt16BE(12)
  const compressed = font.readUInt32BE(20)
  let at = 48
  let offset = 0
  let map = { offset: 0, length: 0 }
  const variable = () => {
    let value = 0
    for (;;) {
      const byte = font[at++] ?? 0
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }
  for (let table = 0; table < tables; table++) {
    const flags = font[at++] ?? 0
    const [tag, version] = [flags & 0x3f, flags >> 6]
    if (tag === 0x3f) at += 4
    const plain = variable()
    const isOutline = tag === 10 || tag === 11
    const length = version !== (isOutline ? 3 : 0) ? variable() : plain
    if (tag === 0) map = { offset, length }
    offset += length
  }
  const data = brotliDecompressSync(font.subarray(at, at + compressed))
  return readMap(data.subarray(map.offset, map.offset + map.length))
}

/** Formats 4 and 12 of a character map. */
function readMap(map: Buffer): Set<number> {
  const found = new Set<number>()
  for (let table = 0; table < map.readUInt16BE(2); table++) {
    const start = map.readUInt32BE(8 + table * 8)
    const format = map.readUInt16BE(start)
    if (format === 12)
      for (let group = 0; group < map.readUInt32BE(start + 12); group++) {
        const at = start + 16 + group * 12
        add(found, map.readUInt32BE(at), map.readUInt32BE(at + 4))
      }
    if (format === 4) {
      const double = map.readUInt16BE(start + 6)
      for (let at = start + 14; at < start + 14 + double; at += 2)
        add(found, map.readUInt16BE(at + double + 2), map.readUInt16BE(at))
    }
  }
  return found
}

function add(found: Set<number>, first: number, last: number): void {
  for (let code = first; code <= last; code++) found.add(code)
}
