import type { PictureKind } from './format-of'
import type { Orientation } from './orientation'

/** A picture by the structure of its file, and a copy without metadata. */
export interface Picture {
  kind: PictureKind
  /** px as stored, before the orientation; of HEIC and AVIF as shown. */
  width: number
  height: number
  /** EXIF's orientation. HEIC and AVIF have transforms that every decoder applies, so theirs is 1. */
  orientation: Orientation
  isAnimated: boolean
  hasAlpha: boolean
  /** HEIC and AVIF: the colours' profile. In the other formats it is in `parts`, where decoders find it. */
  colours: Colours | null
  /** The file without metadata and orientation, in order. HEIC, AVIF and BMP are unchanged. */
  parts: Uint8Array<ArrayBuffer>[]
}

/** An ICC profile, or the code points of ITU-T H.273. */
export type Colours = { icc: Uint8Array } | { primaries: number; transfer: number }

/** The result of a format's reader. */
export type ReadPicture = Omit<Picture, 'kind' | 'orientation' | 'hasAlpha' | 'colours'> &
  Partial<Pick<Picture, 'orientation' | 'hasAlpha' | 'colours'>>
