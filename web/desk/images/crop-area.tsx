import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReactCrop, centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { pixelsOf } from './crop-image'
import type { TourImage } from './tour-image'

/** An image with handles around the part to keep. */
export function CropArea({ crop, children }: { crop: Crop; children: ReactNode }) {
  const { t } = useTranslation('images')
  const aspect = RATIOS[crop.ratio]
  return (
    <div className="grid grow place-items-center bg-paper p-4">
      <ReactCrop
        crop={crop.box}
        {...(aspect !== null && { aspect })}
        keepSelection
        ruleOfThirds
        ariaLabels={handleLabels(t)}
        onChange={(_, percent) => crop.setBox(percent)}
      >
        {children}
      </ReactCrop>
    </div>
  )
}

function handleLabels(t: (key: 'cropArea' | 'cropHandle') => string) {
  const handle = t('cropHandle')
  const named = Object.fromEntries(
    Object.entries(SIDES).map(([side, arrow]) => [`${side}DragHandle`, `${handle} ${arrow}`]),
  ) as Record<`${keyof typeof SIDES}DragHandle`, string>
  return { cropArea: t('cropArea'), ...named }
}

/** Arrows are read the same in every language. */
const SIDES = { nw: '↖', n: '↑', ne: '↗', e: '→', se: '↘', s: '↓', sw: '↙', w: '←' }

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
  const share = Math.min(100, ((height * aspect) / width) * 100)
  const wanted = makeAspectCrop({ unit: '%', width: share }, aspect, width, height)
  return centerCrop(wanted, width, height)
}
