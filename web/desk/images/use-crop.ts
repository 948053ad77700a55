import { useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import { pixelsOf } from './crop-image'
import type { TourImage } from './tour-image'

export const RATIOS = { free: null, wide: 3 / 2, square: 1 } as const

export type Ratio = keyof typeof RATIOS

/** px; a smaller image would look blurred wherever it is shown. */
export const MIN_SIDE = 320

export type Crop = ReturnType<typeof useCrop>

/** The part of an image that is kept, in a ratio of its sides. */
export function useCrop(image: TourImage) {
  const [ratio, setRatio] = useState<Ratio>('free')
  const [box, setBox] = useState<PercentCrop>(() => cropOf('free', image))
  const pixels = pixelsOf(box, image)
  const isTooSmall =
    Math.min(pixels.width, pixels.height) < Math.min(MIN_SIDE, image.width, image.height)
  const isWhole = box.width > 99.5 && box.height > 99.5
  const choose = (next: Ratio) => {
    setRatio(next)
    setBox(cropOf(next, image))
  }
  return { ratio, choose, box, setBox, pixels, isTooSmall, isWhole }
}

function cropOf(ratio: Ratio, { width, height }: TourImage): PercentCrop {
  const aspect = RATIOS[ratio]
  if (aspect === null) return { unit: '%', x: 5, y: 5, width: 90, height: 90 }
  // As wide as the image, or as high if that would be too high.
  const widest = { unit: '%', width: Math.min(100, ((height * aspect) / width) * 100) } as const
  return centerCrop(makeAspectCrop(widest, aspect, width, height), width, height)
}
