import { ByteReader } from './bytes'
import { readBmp } from './bmp'
import { formatOf, type PictureKind } from './format-of'
import { readGif } from './gif'
import { readHeif } from './heif'
import { readJpeg } from './jpeg'
import type { Picture, ReadPicture } from './picture'
import { readPng } from './png'
import { broken } from './refused-picture'
import { readWebp } from './webp'

const READERS = {
  jpg: readJpeg,
  png: readPng,
  webp: readWebp,
  gif: readGif,
  heic: readHeif,
  avif: readHeif,
  bmp: readBmp,
} as const satisfies Record<PictureKind, (reader: ByteReader) => ReadPicture>

/**
 * Says what a file is by its bytes, whatever its name says: the only place that decides. The desk, receipts, avatars
 * and the API differ only in the kinds and sizes that they take.
 * @throws RefusedPicture for a file that is no picture, cut off or damaged
 */
export function readPicture(bytes: Uint8Array<ArrayBuffer>): Picture {
  const kind = formatOf(bytes)
  const read = READERS[kind](new ByteReader(bytes))
  if (read.width < 1 || read.height < 1) throw broken('no size')
  return { kind, orientation: 1, hasAlpha: false, colours: null, ...read }
}
