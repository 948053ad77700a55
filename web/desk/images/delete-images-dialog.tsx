import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { ConfirmDialog } from '../../ui/dialog'
import type { EditedTour } from '../editor/editor.api'
import { firstImageLabel } from './image-name'
import type { TourImage } from './tour-image'
import { UsedImage } from './used-image'

interface DeleteImagesDialogProps {
  tour: EditedTour
  /** The dialog is closed if there are none. */
  images: TourImage[]
  onClose: () => void
  onConfirm: (images: TourImage[]) => void
}

/** Shows the images that would be moved to the bin, and where they are used. */
export function DeleteImagesDialog({ tour, images, onClose, onConfirm }: DeleteImagesDialogProps) {
  const { t } = useTranslation('images')
  const name = firstImageLabel(images, useLang())
  return (
    <ConfirmDialog
      isOpen={images.length > 0}
      onClose={onClose}
      title={t('deleteTitle', { count: images.length, name })}
      action={t('delete')}
      onConfirm={() => onConfirm(images)}
    >
      <ul className="grid max-h-[50vh] grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3 overflow-y-auto">
        {images.map((image) => (
          <UsedImage key={image.filename} tour={tour} image={image} />
        ))}
      </ul>
      <p className="text-muted">{t('deleteText')}</p>
    </ConfirmDialog>
  )
}
