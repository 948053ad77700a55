import { ascii, ByteReader } from './bytes'
import { RefusedPicture } from './refused-picture'

/** EXIF tag 274: 1 upright, 2 to 8 turned or mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const ORIENTATION_TAG = 0x0112
const MAX_TAGS = 1000

/** The orientation in a TIFF block (the body of an EXIF record); 1 when missing or invalid. */
export function readOrientation(tiff: Uint8Array<ArrayBuffer>): Orientation {
  try {
    const reader = new ByteReader(tiff)
    const order = reader.text(0, 2)
    if (order !== 'II' && order !== 'MM') return 1
    const isLittle = order === 'II'
    const directory = reader.u32(4, isLittle)
    const count = Math.min(reader.u16(directory, isLittle), MAX_TAGS)
    for (let index = 0; index < count; index += 1) {
      const at = directory + 2 + index * 12
      if (reader.u16(at, isLittle) !== ORIENTATION_TAG) continue
      const value = reader.u16(at + 8, isLittle)
      return value >= 1 && value <= 8 ? (value as Orientation) : 1
    }
  } catch (error) {
    if (!(error instanceof RefusedPicture)) throw error
  }
  return 1
}

/** A TIFF block with the orientation only. */
export function orientationBlock(orientation: Orientation): Uint8Array<ArrayBuffer> {
  // Byte order MM, first directory at 8 with one tag (orientation, a short, count 1), no next directory.
  return ascii(
    `MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
  )
}

/** The size as shown: orientations 5 to 8 swap width and height. */
export function turnedSize(size: { width: number; height: number }, orientation: Orientation) {
  return orientation >= 5 ? { width: size.height, height: size.width } : size
}
