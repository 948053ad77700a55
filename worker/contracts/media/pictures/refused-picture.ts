/** Every reason to refuse a chosen or sent file. Each is a key of pictures.json. */
const PICTURE_FAULTS = [
  'isPdf',
  'isSvg',
  'isVideo',
  /** A picture in a format that browsers do not show; its name is in the details. */
  'isForeign',
  /** A JPEG with arithmetic coding, lossless or with 12 bits. */
  'isRareJpeg',
  'isOther',
  /** The end of the file is missing. */
  'isCut',
  'isBroken',
  /** HEIC that could not be decoded. */
  'isHeic',
  /** An animation that cannot be kept. */
  'isMoving',
  /** Above a number of bytes (`mb` in the details), or of pixels (`megapixels`). */
  'isTooLarge',
  'hasTooManyPixels',
] as const

export type PictureFault = (typeof PICTURE_FAULTS)[number]

interface FaultDetails {
  /** The format's name. */
  format?: string
  mb?: number
  megapixels?: number
}

/** A file that cannot be used as a picture; `fault` says why. */
export class RefusedPicture extends Error {
  readonly fault: PictureFault
  readonly details: FaultDetails

  constructor(fault: PictureFault, details: FaultDetails = {}, cause?: unknown) {
    super(fault, { cause })
    this.name = 'RefusedPicture'
    this.fault = fault
    this.details = details
  }
}

/** A file of a known format with contents that no decoder is sure to show. The reason is for logs. */
export function broken(reason: string): RefusedPicture {
  return new RefusedPicture('isBroken', {}, reason)
}
