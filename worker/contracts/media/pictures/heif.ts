import type { ByteReader } from './bytes'
import { readBoxes } from './heif-boxes'
import { primaryImage, readMeta } from './heif-items'
import type { ReadPicture } from './picture'
import { broken } from './refused-picture'

/** Brands of image sequences, which HEIC's and AVIF's cameras and editors write. */
const SEQUENCES = /^(?:avis|hevc|hevx|msf1)$/

/**
 * Finds the main image of a HEIC or AVIF, its size, transforms and colours. The bytes are unchanged: a decoder needs
 * nearly all of them.
 */
export function readHeif(reader: ByteReader): ReadPicture {
  const boxes = readBoxes(reader, 0, reader.length)
  const isSequence = SEQUENCES.test(reader.text(8, 4)) && boxes.some(({ type }) => type === 'moov')
  const meta = boxes.find(({ type }) => type === 'meta')
  const unchanged = { isAnimated: isSequence, parts: [reader.bytes] }
  // A sequence without a still image: its size is in its track.
  if (!meta && isSequence) return { width: 1, height: 1, ...unchanged }
  if (!meta) throw broken('no image')
  return { ...primaryImage(reader, readMeta(reader, meta)), ...unchanged }
}
