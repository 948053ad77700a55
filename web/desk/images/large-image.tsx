import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ResponsiveImage } from '../../ui/responsive-image'
import { imageName } from './image-name'
import type { TourImage } from './tour-image'

interface LargeImageProps {
  image: TourImage
  description: string
  isOpen: boolean
  onClose: () => void
  /** Sets the main image; null where it is or cannot be. */
  onMain: (() => void) | null
  onDelete: () => void
}

export function LargeImage({
  image,
  description,
  isOpen,
  onClose,
  onMain,
  onDelete,
}: LargeImageProps) {
  const { t } = useTranslation(['images', 'common'])
  const closeAnd = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={imageName(image)} look="centre">
      <ResponsiveImage
        url={image.url}
        alt={description}
        sizes="512px"
        className="h-auto w-full rounded-field"
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onMain && (
          <Button look="primary" onClick={closeAnd(onMain)}>
            {t('setMain')}
          </Button>
        )}
        <Button look="danger" onClick={closeAnd(onDelete)}>
          {t('delete')}
        </Button>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
      </div>
    </Dialog>
  )
}
