import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { RATIOS, type useCrop } from './use-crop'

interface CropAreaProps {
  crop: ReturnType<typeof useCrop>
  children: ReactNode
}

/** An image with handles around the part to keep. */
export function CropArea({ crop, children }: CropAreaProps) {
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
  const sides = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
  const named = Object.fromEntries(
    sides.map((side) => [`${side}DragHandle`, `${handle} ${SIDES[side]}`]),
  ) as Record<`${(typeof sides)[number]}DragHandle`, string>
  return { cropArea: t('cropArea'), ...named }
}

/** Arrows are read the same in every language. */
const SIDES = { nw: '↖', n: '↑', ne: '↗', e: '→', se: '↘', s: '↓', sw: '↙', w: '←' }
