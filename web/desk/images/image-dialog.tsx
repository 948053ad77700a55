import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { Dialog } from '../../ui/dialog'
import { ResponsiveImage } from '../../ui/responsive-image'
import { AltFields } from './alt-fields'
import { AltState } from './alt-state'
import { FocusPicker } from './focus-picker'
import { ImageActions, type ImageActs } from './image-actions'
import { ImageFacts } from './image-facts'
import type { ImagePlace } from './image-lists'
import { imageLabel } from './image-name'
import type { ImageUse } from './image-uses'
import type { DescribedImage } from './images.api'
import { PlaceField } from './place-field'
import type { TourImage } from './tour-image'
import { useAlts } from './use-alts'

interface ImageDialogProps {
  image: TourImage
  place: ImagePlace
  uses: ImageUse[]
  acts: ImageActs & {
    onMove: (to: number) => void
    onDescribe: (changed: DescribedImage[]) => Promise<boolean>
  }
  onClose: () => void
}

/** Everything about one image. */
export function ImageDialog({ image, place, uses, acts, onClose }: ImageDialogProps) {
  const { number, count } = place
  const label = imageLabel(image, useLang())
  return (
    <Dialog isOpen onClose={onClose} title={label} look="sheet">
      <ImageOrFocus image={image} place={place} onDescribe={acts.onDescribe} />
      <ImageFacts image={image} uses={uses} />
      {count !== null && <PlaceField number={number} count={count} onMove={acts.onMove} />}
      <Descriptions image={image} number={number} onDescribe={acts.onDescribe} />
      <ImageActions image={image} acts={acts} onLeave={onClose} />
    </Dialog>
  )
}

type OnDescribe = ImageDialogProps['acts']['onDescribe']

interface ImageOrFocusProps extends Pick<ImageDialogProps, 'image' | 'place'> {
  onDescribe: OnDescribe
}

/** Only images of the gallery have a focus, because only they are cropped by cards. */
function ImageOrFocus({ image, place: { number, count }, onDescribe }: ImageOrFocusProps) {
  const { t } = useTranslation('images')
  const lang = useLang()
  if (count === null) return <WholeImage url={image.url} />
  return (
    <FocusPicker
      image={image}
      label={t('focus', { number, name: imageLabel(image, lang) })}
      onSave={(focus) => onDescribe([{ filename: image.filename, focus }])}
    />
  )
}

interface DescriptionsProps {
  image: TourImage
  number: number
  onDescribe: OnDescribe
}

function Descriptions({ image, number, onDescribe }: DescriptionsProps) {
  const { t } = useTranslation('images')
  const alts = useAlts([image], onDescribe)
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-semibold">{t('alt')}</legend>
      <AltFields image={image} number={number} alts={alts} />
      <AltState alts={alts} />
    </fieldset>
  )
}

function WholeImage({ url }: { url: string }) {
  return (
    <ResponsiveImage
      url={url}
      alt=""
      sizes="512px"
      className="max-h-[40vh] w-full rounded-field object-contain"
    />
  )
}
