import type { PictureFault } from '../../worker/contracts/media/pictures/refused-picture'

/** The four quarters of every test picture, upright, in sRGB: upper left and right, lower left and right. */
export const QUARTERS = [
  [200, 40, 40],
  [40, 160, 60],
  [40, 60, 180],
  [220, 200, 60],
] as const

/** A picture that is taken with its size as shown, or the reason to refuse it. */
export type Verdict = { width: number; height: number; type?: string } | PictureFault

export interface Kind {
  name: string
  make: () => Promise<Buffer> | Buffer
  /** Sent to the API as it is. */
  api: Verdict
  /** Chosen at the desk; receipts and avatars agree where they have no verdict of their own. */
  desk: Verdict
  receipt?: Verdict
  /** The greatest difference to a quarter's colour, of 255; null where the colours are not those of the quarters. */
  error?: number | null
  /** The API keeps the pixels turned, as no browser turns this format. */
  isTurnedByDesk?: boolean
  /** Made by programs of Debian: left out of `npm test`. */
  needsTools?: boolean
}

/** A text in the metadata of test pictures that nothing may show again. */
export const CANARY = 'CANARY-PLACE'
