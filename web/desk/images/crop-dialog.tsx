import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import type { CropBox } from './crop-image'
import { imageLabel } from './image-name'
import type { TourImage } from './tour-image'
import { MIN_SIDE, RATIOS, useCrop, type Crop, type Ratio } from './use-crop'

/** Height of the shown image, in percent of the screen's. */
const HEIGHT = 55

/** Arrows are read the same in every language. */
const SIDES = { nw: '↖', n: '↑', ne: '↗', e: '→', se: '↘', s: '↓', sw: '↙', w: '←' }

interface CropDialogProps {
  image: TourImage
  onClose: () => void
  /** Resolves to false on failure; the chosen part is kept. */
  onCrop: (image: TourImage, box: CropBox) => Promise<boolean>
}

export function CropDialog({ image, onClose, onCrop }: CropDialogProps) {
  const { t } = useTranslation('desk-tours')
  const crop = useCrop(image)
  const name = imageLabel(image, useLang())
  return (
    <Dialog isOpen onClose={onClose} title={t('images.cropTitle', { name })} look="full">
      <RatioButtons crop={crop} />
      <CropArea crop={crop} image={image} />
      <p className="text-sm text-muted">{t('images.cropHint')}</p>
      {crop.isTooSmall && (
        <p role="alert" className="text-sm text-danger">
          {t('images.cropSmall', { px: MIN_SIDE })}
        </p>
      )}
      <CropButtons crop={crop} onClose={onClose} onSubmit={() => onCrop(image, crop.box)} />
    </Dialog>
  )
}

interface CropButtonsProps {
  crop: Crop
  onClose: () => void
  onSubmit: () => Promise<boolean>
}

function CropButtons({ crop, onClose, onSubmit }: CropButtonsProps) {
  const { t } = useTranslation(['desk-tours', 'site'])
  const [isBusy, setBusy] = useState(false)
  const isRefused = isBusy || crop.isWhole || crop.isTooSmall
  const submit = async () => {
    setBusy(true)
    if (await onSubmit()) onClose()
    else setBusy(false)
  }
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose}>{t('site:cancel')}</Button>
      <Button look="primary" disabled={isRefused} onClick={() => void submit()}>
        {isBusy ? t('images.saving') : t('images.cropAction')}
      </Button>
    </div>
  )
}

function RatioButtons({ crop: { ratio, choose, pixels } }: { crop: Crop }) {
  const { t } = useTranslation('desk-tours')
  return (
    <div role="group" aria-label={t('images.ratio')} className="flex flex-wrap gap-2">
      {(Object.keys(RATIOS) as Ratio[]).map((each) => (
        <Button
          key={each}
          aria-pressed={ratio === each}
          className="aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          onClick={() => choose(each)}
        >
          {t(`images.ratios.${each}`)}
        </Button>
      ))}
      <p role="status" className="tabular flex items-center text-sm text-muted">
        {pixels.width} × {pixels.height}
      </p>
    </div>
  )
}

/** An image with handles around the part to keep. It has its size before it is loaded, or a key would lose the frame. */
function CropArea({ crop, image }: { crop: Crop; image: TourImage }) {
  const { t } = useTranslation('desk-tours')
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

function handleLabels(t: (key: 'images.cropArea' | 'images.cropHandle') => string) {
  const handle = t('images.cropHandle')
  const named = Object.fromEntries(
    Object.entries(SIDES).map(([side, arrow]) => [`${side}DragHandle`, `${handle} ${arrow}`]),
  ) as Record<`${keyof typeof SIDES}DragHandle`, string>
  return { cropArea: t('images.cropArea'), ...named }
}
