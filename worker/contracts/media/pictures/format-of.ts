import { RefusedPicture, type PictureFault } from './refused-picture'

export type PictureKind = 'jpg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif' | 'bmp'

/** Bytes that decide what a file is. */
export const HEAD_BYTES = 512

/** First bytes of pictures that every browser shows, or that the desk can decode; `?` is any byte. */
const KINDS: [start: string, kind: PictureKind][] = [
  ['\xff\xd8\xff', 'jpg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF????WEBP', 'webp'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  // With the size of the second header: "BM" alone begins many texts.
  ...['\x0c', '(', '8', '@', 'l', '|'].map((size): [string, PictureKind] => [
    `BM????????????${size}\0\0\0`,
    'bmp',
  ]),
]

/** Other files by their first bytes. */
const OTHERS: [start: string, fault: PictureFault, format?: string][] = [
  ['%PDF-', 'isPdf'],
  ['\xff\n', 'isForeign', 'JPEG XL'],
  ['\0\0\0\fJXL \r\n\x87\n', 'isForeign', 'JPEG XL'],
  ['\xff\x4f\xff\x51', 'isForeign', 'JPEG 2000'],
  ['\0\0\0\fjP  \r\n\x87\n', 'isForeign', 'JPEG 2000'],
  ['II*\0????CR', 'isForeign', 'RAW'],
  ['FUJIFILMCCD-RAW', 'isForeign', 'RAW'],
  ['IIRO', 'isForeign', 'RAW'],
  ['IIU\0', 'isForeign', 'RAW'],
  ['????ftypcrx ', 'isForeign', 'RAW'],
  ['II*\0', 'isForeign', 'TIFF'],
  ['MM\0*', 'isForeign', 'TIFF'],
  ['8BPS', 'isForeign', 'Photoshop'],
  ['\0\0\x01\0?\0', 'isForeign', 'ICO'],
  ['\x1a\x45\xdf\xa3', 'isVideo'],
  ['RIFF????AVI ', 'isVideo'],
  // Files of QuickTime from before brands.
  ['????moov', 'isVideo'],
  ['????mdat', 'isVideo'],
  ['????wide', 'isVideo'],
]

/** After a byte order mark, an XML declaration, comments and a document type. */
const SVG =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*(?:<!DOCTYPE[^>]*>\s*)?(?:<!--.*?-->\s*)*<svg/is

/** Brands of ISO base media files: HEIF by its coding, the rest is video. */
const BRANDS: [RegExp, PictureKind][] = [
  [/^avi[fs]$/, 'avif'],
  [/^he(?:i[cmsx]|v[cmsx])$/, 'heic'],
]
const HEIF_BRAND = /^(?:mif|msf)\d$/

/** The kind of a picture by its first bytes. @throws RefusedPicture for any other file */
export function formatOf(bytes: Uint8Array): PictureKind {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  const kind = KINDS.find(([start]) => startsLike(head, start))?.[1]
  if (kind) return kind
  const [, fault, format] = OTHERS.find(([start]) => startsLike(head, start)) ?? []
  if (fault) throw new RefusedPicture(fault, format === undefined ? {} : { format })
  if (SVG.test(head)) throw new RefusedPicture('isSvg')
  if (startsLike(head, '????ftyp')) return kindOfBrands(head)
  throw new RefusedPicture('isOther')
}

function startsLike(head: string, start: string): boolean {
  return (
    head.length >= start.length &&
    Array.from(start).every((character, at) => character === '?' || character === head[at])
  )
}

/** The first brand decides; `mif1` says only that it is HEIF, so the others do. AVIF may list HEIC's. */
function kindOfBrands(head: string): PictureKind {
  const length = head.charCodeAt(2) * 256 + head.charCodeAt(3)
  const [major = '', , ...others] = head.slice(8, length).match(/.{4}/gs) ?? []
  const brands = HEIF_BRAND.test(major) ? others : [major]
  const kind = BRANDS.find(([coding]) => brands.some((brand) => coding.test(brand)))?.[1]
  if (kind) return kind
  // HEIF with another coding: the decoder will say.
  if (HEIF_BRAND.test(major)) return 'heic'
  throw new RefusedPicture('isVideo')
}
