import { useTranslation } from 'react-i18next'
import type { ImageFocus } from '../../../worker/contracts/images'
import { useLang } from '../../platform/i18n/use-lang'
import { Dialog } from '../../ui/dialog'
import { ResponsiveImage } from '../../ui/responsive-image'
import { useClock } from '../ui/use-clock'
import { AltFields, AltState } from './alt-fields'
import { FocusPicker } from './focus-picker'
import { ImageActions, type ImageActionsProps } from './image-actions'
import { ImageFacts } from './image-facts'
import { imageLabel } from './image-name'
import type { ImageUse } from './image-uses'
import type { DescribedImage } from './images.api'
import { PlaceField } from './place-field'
import { useAlts } from './use-alts'

interface ImageDialogProps extends Omit<ImageActionsProps, 'onLeave'> {
  /** Position in its list, from 1. */
  number: number
  /** Size of that list, for images that have a place in an order. */
  count: number | null
  uses: ImageUse[]
  onClose: () => void
  onMove: (to: number) => void
  onDescribe: (changed: DescribedImage[]) => Promise<boolean>
}

/** Everything about one picture. */
export function ImageDialog({
  image,
  number,
  count,
  uses,
  onClose,
  onMove,
  onDescribe,
  ...actions
}: ImageDialogProps) {
  const { t } = useTranslation('images')
  const lang = useLang()
  const alts = useAlts([image], onDescribe)
  const time = useClock()
  const { filename } = image
  const setFocus = (focus: ImageFocus) => onDescribe([{ filename, focus }])
  return (
    <Dialog isOpen onClose={onClose} title={imageLabel(image, lang)} look="sheet">
      {count === null ? (
        <ResponsiveImage
          url={image.url}
          alt=""
          sizes="512px"
          className="max-h-[40vh] w-full rounded-field object-contain"
        />
      ) : (
        <FocusPicker
          image={image}
          label={t('focus', { number, name: imageLabel(image, lang) })}
          onSave={setFocus}
        />
      )}
      <ImageFacts image={image} uses={uses} />
      {count !== null && <PlaceField number={number} count={count} onMove={onMove} />}
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-semibold">{t('alt')}</legend>
        <AltFields image={image} number={number} alts={alts} />
        <AltState alts={alts} time={time} />
      </fieldset>
      <ImageActions image={image} {...actions} onLeave={onClose} />
    </Dialog>
  )
}
