import 'react-image-crop/dist/ReactCrop.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReactCrop } from 'react-image-crop'
import { type Crop, RATIOS } from './use-crop'

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
