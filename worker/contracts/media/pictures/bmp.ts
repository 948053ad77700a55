import type { ByteReader } from './bytes'
import type { ReadPicture } from './picture'
import { RefusedPicture } from './refused-picture'

const FILE_HEADER_BYTES = 14
/** The header of OS/2 has sizes of two bytes. */
const OLD_HEADER_BYTES = 12

/** A BMP has no metadata; it only has to be whole. */
export function readBmp(reader: ByteReader): ReadPicture {
  const [offset, header] = [reader.u32(10, true), reader.u32(FILE_HEADER_BYTES, true)]
  const isOld = header === OLD_HEADER_BYTES
  const side = (at: number) =>
    isOld ? reader.u16(18 + at * 2, true) : Math.abs(reader.u32(18 + at * 4, true) | 0)
  const [width, height] = [side(0), side(1)]
  const bits = reader.u16(isOld ? 24 : 28, true)
  const compression = isOld ? 0 : reader.u32(30, true)
  // Rows are padded to four bytes. Compressed pixels (1 and 2) have a size of their own.
  const rows = Math.ceil((width * bits) / 32) * 4 * height
  const isCompressed = compression === 1 || compression === 2
  const bytes = isCompressed ? reader.u32(34, true) : rows
  if (offset + bytes > reader.length) throw new RefusedPicture('isCut')
  return { width, height, isAnimated: false, parts: [reader.bytes] }
}
