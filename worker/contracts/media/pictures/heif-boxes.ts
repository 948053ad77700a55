import type { ByteReader } from './bytes'
import { broken, RefusedPicture } from './refused-picture'

export interface Box {
  type: string
  /** Of the contents in the file. */
  start: number
  end: number
}

/** The boxes in a part of a file (ISO/IEC 14496-12, 4.2). */
export function readBoxes(reader: ByteReader, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at < end;) {
    const short = reader.u32(at)
    const isLong = short === 1
    const header = isLong ? 16 : 8
    const length = isLong ? reader.u32(at + 8) * 2 ** 32 + reader.u32(at + 12) : short
    // 0: to the end of the file.
    const next = short === 0 ? end : at + length
    if (next > end) throw new RefusedPicture('isCut')
    if (next < at + header) throw broken('bad box')
    boxes.push({ type: reader.text(at + 4, 4), start: at + header, end: next })
    at = next
  }
  return boxes
}
