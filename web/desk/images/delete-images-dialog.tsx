import { useTranslation } from 'react-i18next'
import { formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { ConfirmDialog } from '../../ui/dialog'
import { ResponsiveImage } from '../../ui/responsive-image'
import type { EditedTour } from '../editor/editor.api'
import { findUses } from './image-lists'
import { firstImageLabel, imageLabel } from './image-name'
import type { TourImage } from './tour-image'

interface DeleteImagesDialogProps {
  tour: EditedTour
  /** The dialog is closed if there are none. */
  images: TourImage[]
  onClose: () => void
  onConfirm: (images: TourImage[]) => void
}

/** Shows the images that would be moved to the bin, and where they are used. */
export function DeleteImagesDialog({ tour, images, onClose, onConfirm }: DeleteImagesDialogProps) {
  const { t } = useTranslation('desk-tours')
  const name = firstImageLabel(images, useLang())
  return (
    <ConfirmDialog
      isOpen={images.length > 0}
      onClose={onClose}
      title={t('images.deleteTitle', { count: images.length, name })}
      action={t('images.delete')}
      onConfirm={() => onConfirm(images)}
    >
      <ul className="grid max-h-[50vh] grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3 overflow-y-auto">
        {images.map((image) => (
          <UsedImage key={image.filename} tour={tour} image={image} />
        ))}
      </ul>
      <p className="text-muted">{t('images.deleteText')}</p>
    </ConfirmDialog>
  )
}

function UsedImage({ tour, image }: { tour: EditedTour; image: TourImage }) {
  const { t } = useTranslation('desk-tours')
  const lang = useLang()
  const label = imageLabel(image, lang)
  const uses = findUses(image, tour).filter((use) => use !== 'gallery')
  const names = uses.map((use) => t(`images.use.${use}`))
  return (
    <li className="flex min-w-0 flex-col gap-1 text-sm">
      <ResponsiveImage
        url={image.url}
        alt=""
        sizes="10rem"
        className="aspect-square h-auto w-full rounded-field object-contain"
      />
      <span className="wrap-anywhere">{label}</span>
      {uses.length > 0 && (
        <span className="text-danger">
          {t('images.deleteUsed', { uses: formatList(names, lang) })}
        </span>
      )}
    </li>
  )
}
