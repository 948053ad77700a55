import { ApiError } from '../../platform/api/api'

/** For file boxes: Safari and Windows recognise HEIC only by its extension. */
export const IMAGE_TYPES = 'image/*,.heic,.heif'

/** Reason to refuse a chosen file. */
type FileFault = 'isPdf' | 'isSvg' | 'isVideo' | 'isOther' | 'isBroken' | 'isTooLarge' | 'isHeic'

/** A file that cannot be used; `fault` says why. */
export class FaultyFile extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault, cause?: unknown) {
    super(fault, { cause })
    this.name = 'FaultyFile'
    this.fault = fault
  }
}

/** Bytes that `kindOfFile` needs. */
export const HEAD_BYTES = 512

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

type FileKind = 'image' | 'gif' | 'heic' | FileFault

/** The kind of a file by its first bytes, whatever its name says. */
export function kindOfFile(head: Uint8Array): FileKind {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  if (text.startsWith('GIF8')) return 'gif'
  if (/^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|BM|II\*\0|MM\0\*)/s.test(text)) return 'image'
  if (text.startsWith('%PDF')) return 'isPdf'
  if (/^\s*(?:\xef\xbb\xbf)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(text))
    return text.includes('<svg') || text.includes('svg') ? 'isSvg' : 'isOther'
  if (text.slice(4, 8) === 'ftyp') return kindOfBrand(text)
  return 'isOther'
}

/** AVIF files list the HEIC brand too, so AVIF's own brand decides. */
function kindOfBrand(text: string): FileKind {
  const brands = text.slice(8, 64)
  if (/avi[fs]/.test(brands)) return 'image'
  return HEIC_BRANDS.has(text.slice(8, 12)) ? 'heic' : 'isVideo'
}

/** Whether another attempt may succeed, because the fault is not in the file. */
export function canRetry(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  return failure.status === 0 || failure.status === 429 || failure.status >= 500
}
