import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { Dialog } from '../../ui/dialog'
import { ResponsiveImage } from '../../ui/responsive-image'
import { useClock } from '../ui/use-clock'
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

/** Everything about one picture. */
export function ImageDialog({ image, place, uses, acts, onClose }: ImageDialogProps) {
  const { t } = useTranslation('images')
  const lang = useLang()
  const alts = useAlts([image], acts.onDescribe)
  const time = useClock()
  const { number, count } = place
  return (
    <Dialog isOpen onClose={onClose} title={imageLabel(image, lang)} look="sheet">
      {count === null ? (
        <WholeImage url={image.url} />
      ) : (
        <FocusPicker
          image={image}
          label={t('focus', { number, name: imageLabel(image, lang) })}
          onSave={(focus) => acts.onDescribe([{ filename: image.filename, focus }])}
        />
      )}
      <ImageFacts image={image} uses={uses} />
      {count !== null && <PlaceField number={number} count={count} onMove={acts.onMove} />}
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-semibold">{t('alt')}</legend>
        <AltFields image={image} number={number} alts={alts} />
        <AltState alts={alts} time={time} />
      </fieldset>
      <ImageActions image={image} acts={acts} onLeave={onClose} />
    </Dialog>
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
