import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog'
import { Loaded } from '../../ui/loaded'
import { tourImagesQuery } from './images.api'
import { PickerGrid, type PickerGridProps } from './picker-grid'
import { PickerUpload, type PickerUploadProps } from './picker-upload'

interface PicturePickerProps extends PickerUploadProps, Omit<PickerGridProps, 'images'> {
  onClose: () => void
}

/** Chooses one of a tour's or the company's images, or uploads a new one. */
export function PicturePicker({ tourId, place, onClose, onPick, ...binning }: PicturePickerProps) {
  const { t } = useTranslation('images')
  const images = useQuery(tourImagesQuery(tourId))
  return (
    <Dialog isOpen onClose={onClose} title={t('pick')} look="sheet">
      <PickerUpload tourId={tourId} place={place} onPick={onPick} />
      <Loaded query={images} skeleton="h-48 w-full">
        {(found) => <PickerGrid images={found.images} onPick={onPick} {...binning} />}
      </Loaded>
    </Dialog>
  )
}
