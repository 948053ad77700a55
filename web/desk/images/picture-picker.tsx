import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { USUAL_FOCUS } from '../../../worker/contracts/media/images'
import { Dialog } from '../../ui/dialog'
import { Loaded } from '../../ui/loaded'
import { tourImagesQuery } from './images.api'
import { PickerGrid, type PickerGridProps } from './picker-grid'
import type { PickedImage } from './tour-image'
import { UploadButton } from './upload-button'
import type { UploadPlace } from './upload.api'
import { useImageUpload } from './use-image-upload'

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

interface PickerUploadProps {
  tourId: number
  /** Where a new image belongs. */
  place: Pick<UploadPlace, 'routeId' | 'purpose'>
  onPick: (image: PickedImage) => void
}

/** Uploads an image and picks it. */
function PickerUpload(props: PickerUploadProps) {
  const { t } = useTranslation('images')
  const [fault, setFault] = useState('')
  const { progress, upload } = usePickedUpload(props, setFault)
  const start = (files: File[]) => {
    setFault('')
    return upload(files)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <UploadButton text={t('pickUpload')} progress={progress} upload={start} />
      {fault && (
        <p role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}

function usePickedUpload(props: PickerUploadProps, onFault: (text: string) => void) {
  const { tourId, place, onPick } = props
  const client = useQueryClient()
  const onUploaded = (url: string) => {
    void client.invalidateQueries({ queryKey: tourImagesQuery(tourId).queryKey })
    onPick({ url, alt: [], focus: USUAL_FOCUS })
  }
  return useImageUpload({ tourId, ...place }, { onUploaded, onFault })
}
