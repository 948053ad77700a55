/** The data of a scan ended too early, or does not follow its tables. */
export class EndOfData extends Error {}

/** By the next 16 bits: the length of the code in the high byte, its symbol in the low one; 0 for none. */
export type Codes = Uint16Array

/** Reads the Huffman tables of a segment: class and number of each are its key. */
export function codesIn(segment: Uint8Array, codes: Map<number, Codes>): void {
  let at = 4
  while (at + 17 <= segment.length) {
    const key = segment[at] ?? 0
    const counts = segment.subarray(at + 1, at + 17)
    at += 17
    const table = new Uint16Array(1 << 16)
    let next = 0
    counts.forEach((count, index) => {
      const length = index + 1
      for (let each = 0; each < count; each += 1) {
        const end = next + (1 << (16 - length))
        table.fill((length << 8) | (segment[at] ?? 0), next, end)
        next = end
        at += 1
      }
    })
    codes.set(key, table)
  }
}

/** The bits of a scan's data, without stuffing. */
export class Bits {
  /** Blocks that the band of a progressive scan still leaves out. */
  skippedBlocks = 0
  readonly #bytes: Uint8Array
  #at = 0
  #held = 0
  #count = 0
  /** Of the held bits those that the data has; after its end zeros follow. */
  #real = 0

  constructor(bytes: Uint8Array = new Uint8Array()) {
    this.#bytes = bytes
  }

  /** The next bits as a number. */
  take(count: number): number {
    if (count === 0) return 0
    const value = this.#peek() >> (16 - count)
    this.#skip(count)
    return value
  }

  symbol(codes: Codes | undefined): number {
    const entry = codes?.[this.#peek()] ?? 0
    if (entry === 0) throw new EndOfData()
    this.#skip(entry >> 8)
    return entry & 0xff
  }

  /** Continues after the next restart marker. */
  restart(): void {
    const bytes = this.#bytes
    this.#held = this.#count = this.#real = this.skippedBlocks = 0
    for (;;) {
      this.#at = bytes.indexOf(0xff, this.#at)
      const next = bytes[this.#at + 1]
      if (this.#at < 0 || next === undefined) throw new EndOfData()
      this.#at += 2
      if (next >= 0xd0 && next <= 0xd7) return
    }
  }

  #peek(): number {
    while (this.#count < 16) {
      const byte = this.#bytes[this.#at]
      const isMarker = byte === 0xff && this.#bytes[this.#at + 1] !== 0
      const isData = byte !== undefined && !isMarker
      this.#held = (this.#held << 8) | (isData ? byte : 0)
      this.#count += 8
      if (!isData) continue
      this.#real += 8
      this.#at += byte === 0xff ? 2 : 1
    }
    return (this.#held >> (this.#count - 16)) & 0xffff
  }

  #skip(count: number): void {
    this.#count -= count
    this.#real -= count
    if (this.#real < 0) throw new EndOfData()
  }
}

interface Block {
  from: number
  to: number
  /** Whether these are the first bits of the coefficients; else one more bit of each. */
  isFirst: boolean
  isProgressive: boolean
  dc: Codes | undefined
  ac: Codes | undefined
  isSet: Uint8Array
  /** Of the block, in `isSet`. */
  start: number
}

/** Reads the codes of a block. @throws EndOfData */
export function readBlock(bits: Bits, block: Block): void {
  if (block.from === 0) readDc(bits, block)
  if (block.to === 0) return
  if (block.isFirst) readAc(bits, block)
  else refineAc(bits, block)
}

function readDc(bits: Bits, { dc, isFirst }: Block): void {
  bits.take(isFirst ? bits.symbol(dc) : 1)
}

function readAc(bits: Bits, { from, to, ac, isSet, start, isProgressive }: Block): void {
  if (bits.skippedBlocks > 0) {
    bits.skippedBlocks -= 1
    return
  }
  for (let at = Math.max(1, from); at <= to; at += 1) {
    const symbol = bits.symbol(ac)
    const [zeros, length] = [symbol >> 4, symbol & 15]
    if (length === 0 && zeros < 15) {
      if (isProgressive) bits.skippedBlocks = (1 << zeros) - 1 + bits.take(zeros)
      return
    }
    at += zeros
    if (length > 0 && isProgressive) isSet[start + at] = 1
    bits.take(length)
  }
}

/** One more bit for coefficients that are not zero, among them new ones. */
function refineAc(bits: Bits, { from, to, ac, isSet, start }: Block): void {
  let at = from
  while (at <= to && bits.skippedBlocks === 0) {
    const symbol = bits.symbol(ac)
    const [zeros, length] = [symbol >> 4, symbol & 15]
    if (length === 0 && zeros < 15) {
      bits.skippedBlocks = (1 << zeros) + bits.take(zeros)
      break
    }
    bits.take(length)
    let left = zeros
    for (; at <= to; at += 1) {
      if (isSet[start + at] === 1) bits.take(1)
      else if (left === 0) break
      else left -= 1
    }
    if (length > 0) isSet[start + at] = 1
    at += 1
  }
  if (bits.skippedBlocks === 0) return
  for (; at <= to; at += 1) if (isSet[start + at] === 1) bits.take(1)
  bits.skippedBlocks -= 1
}
