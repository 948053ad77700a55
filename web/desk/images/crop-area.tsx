import 'react-image-crop/dist/ReactCrop.css'
import { useTranslation } from 'react-i18next'
import { ReactCrop } from 'react-image-crop'
import type { TourImage } from './tour-image'
import { type Crop, RATIOS } from './use-crop'

/** Height of the shown image, in percent of the screen's. */
const HEIGHT = 55

/** An image with handles around the part to keep. It has its size before it is loaded, or a key would lose the frame. */
export function CropArea({ crop, image }: { crop: Crop; image: TourImage }) {
  const { t } = useTranslation('images')
  const { url, width, height } = image
  const aspect = RATIOS[crop.ratio]
  return (
    <div className="grid grow place-items-center bg-paper p-4">
      <ReactCrop
        crop={crop.box}
        {...(aspect !== null && { aspect })}
        style={{ width: `min(100%, ${(HEIGHT * width) / height}dvh)` }}
        keepSelection
        ruleOfThirds
        ariaLabels={handleLabels(t)}
        onChange={(_, percent) => crop.setBox(percent)}
      >
        <img src={url} alt="" width={width} height={height} className="w-full" />
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
