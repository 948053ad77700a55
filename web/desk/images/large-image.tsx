import { useTranslation } from 'react-i18next'
import { pickText } from '../../../worker/contracts/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ResponsiveImage } from '../../ui/responsive-image'
import { imageLabel } from './image-name'
import type { TourImage } from './tour-image'

interface LargeImageProps {
  image: TourImage
  onClose: () => void
  /** Makes it the main image. */
  onMain: () => void
  onDelete: () => void
}

export function LargeImage({ image, ...acts }: LargeImageProps) {
  const lang = useLang()
  const description = pickText(image.alt, lang).text
  return (
    <Dialog isOpen onClose={acts.onClose} title={imageLabel(image, lang)} look="centre">
      <ResponsiveImage
        url={image.url}
        alt={description}
        sizes="512px"
        className="h-auto w-full rounded-field"
      />
      <LargeImageButtons image={image} {...acts} />
    </Dialog>
  )
}

function LargeImageButtons({ image, onClose, onMain, onDelete }: LargeImageProps) {
  const { t } = useTranslation(['desk-tours', 'site'])
  const closeAnd = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {!image.isMain && (
        <Button look="primary" onClick={closeAnd(onMain)}>
          {t('images.setMain')}
        </Button>
      )}
      <Button look="danger" onClick={closeAnd(onDelete)}>
        {t('images.delete')}
      </Button>
      <Button onClick={onClose}>{t('site:cancel')}</Button>
    </div>
  )
}
