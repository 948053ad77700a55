import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { pixelsOf, type CropBox } from './crop-image'
import { imageName } from './image-name'
import type { TourImage } from './tour-image'

interface CropDialogProps {
  image: TourImage
  onClose: () => void
  /** False when it failed; the choice stays. */
  onCrop: (box: CropBox) => Promise<boolean>
}

const RATIOS = { free: null, wide: 3 / 2, square: 1 } as const
type Ratio = keyof typeof RATIOS
/** px; a smaller picture is blurred wherever it is shown. */
const MIN_SIDE = 320

export function CropDialog({ image, onClose, onCrop }: CropDialogProps) {
  const { t } = useTranslation(['images', 'common'])
  const [ratio, setRatio] = useState<Ratio>('free')
  const [crop, setCrop] = useState<PercentCrop>(() => cropOf('free', image))
  const [isBusy, setBusy] = useState(false)
  const pixels = pixelsOf(crop, image)
  const isTooSmall =
    Math.min(pixels.width, pixels.height) < Math.min(MIN_SIDE, image.width, image.height)
  const isWhole = crop.width > 99.5 && crop.height > 99.5
  const choose = (next: Ratio) => {
    setRatio(next)
    setCrop(cropOf(next, image))
  }
  const submit = async () => {
    setBusy(true)
    if (!(await onCrop(crop))) setBusy(false)
  }
  const aspect = RATIOS[ratio]
  return (
    <Dialog isOpen onClose={onClose} title={t('cropTitle', { name: imageName(image) })} look="full">
      <div role="group" aria-label={t('ratio')} className="flex flex-wrap gap-2">
        {(Object.keys(RATIOS) as Ratio[]).map((each) => (
          <Button
            key={each}
            aria-pressed={ratio === each}
            className="aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
            onClick={() => choose(each)}
          >
            {t(`ratios.${each}`)}
          </Button>
        ))}
        <p role="status" className="tabular flex items-center text-sm text-muted">
          {pixels.width} × {pixels.height}
        </p>
      </div>
      <div className="grid grow place-items-center bg-paper p-4">
        <ReactCrop
          crop={crop}
          {...(aspect !== null && { aspect })}
          keepSelection
          ruleOfThirds
          ariaLabels={handleLabels(t)}
          onChange={(_, percent) => setCrop(percent)}
        >
          <img src={image.url} alt="" className="max-h-[55dvh] w-auto max-w-full" />
        </ReactCrop>
      </div>
      <p className="text-sm text-muted">{t('cropHint')}</p>
      {isTooSmall && (
        <p role="alert" className="text-sm text-danger">
          {t('cropSmall', { px: MIN_SIDE })}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button
          look="primary"
          disabled={isBusy || isWhole || isTooSmall}
          onClick={() => void submit()}
        >
          {isBusy ? t('saving') : t('cropAction')}
        </Button>
      </div>
    </Dialog>
  )
}

function cropOf(ratio: Ratio, { width, height }: TourImage): PercentCrop {
  const aspect = RATIOS[ratio]
  if (aspect === null) return { unit: '%', x: 5, y: 5, width: 90, height: 90 }
  // As wide as the image, or as high where that is too high.
  const share = Math.min(100, ((height * aspect) / width) * 100)
  const wanted = makeAspectCrop({ unit: '%', width: share }, aspect, width, height)
  return centerCrop(wanted, width, height)
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
