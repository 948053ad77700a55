import { useTranslation } from 'react-i18next'
import type { EditedTour } from '../editor/editor.api'
import { ConfirmDialog } from '../../ui/dialog'
import { findUses, type ImageUse } from './image-uses'
import type { TourImage } from './tour-image'

interface DeleteImageDialogProps {
  tour: EditedTour
  image: TourImage | null
  onClose: () => void
  onConfirm: (image: TourImage) => void
}

export function DeleteImageDialog({ tour, image, onClose, onConfirm }: DeleteImageDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <ConfirmDialog
      isOpen={image !== null}
      onClose={onClose}
      title={t('images.deleteTitle', { filename: image?.filename })}
      action={t('images.delete')}
      onConfirm={() => image && onConfirm(image)}
    >
      <p className="text-muted">{image && warning(findUses(image, tour))}</p>
    </ConfirmDialog>
  )

  function warning(found: ImageUse[]): string {
    return found.length === 0
      ? t('images.deleteText')
      : `${t('images.deleteUsed', { uses: found.map((use) => t(`images.use.${use}`)).join(', ') })} ${t('images.deleteText')}`
  }
}
