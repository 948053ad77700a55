import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { COMPANY_GALLERY_ID } from '../../../../worker/contracts/contact/contact-forum'
import { imageKeyOf } from '../../../../worker/contracts/media/image-address'
import { binImages, restoreImages } from '../../images/images.api'
import { PicturePicker } from '../../images/picture-picker'
import type { PickedImage } from '../../images/tour-image'
import { useAction } from '../../ui/use-action'
import { settingQuery } from '../settings.api'

interface CompanyPickerProps {
  /** URL of the chosen image, saved or not. */
  shown: string
  onClose: () => void
  onPick: (image: PickedImage) => void
}

/** The company's gallery. Images that no page shows can be moved to the bin. */
export function CompanyPicker({ shown, onClose, onPick }: CompanyPickerProps) {
  const { t } = useTranslation('desk-people')
  const { run } = useAction()
  const isUsed = useUsedPhotos(shown)
  const bin = (key: string) =>
    void run((client) => binImages(client, COMPANY_GALLERY_ID, [key]), {
      text: t('picture.binned'),
      undo: (client) => restoreImages(client, COMPANY_GALLERY_ID, [key]),
    })
  return (
    <PicturePicker
      tourId={COMPANY_GALLERY_ID}
      place={{}}
      onClose={onClose}
      onPick={onPick}
      mayBin={({ filename }) => !isUsed(filename)}
      onBin={bin}
    />
  )
}

/** Whether an image is shown in a form or on a page. Until everything is loaded, every image counts as shown. */
function useUsedPhotos(shown: string): (filename: string) => boolean {
  const staff = useQuery(settingQuery('staff')).data?.value
  const cars = useQuery(settingQuery('cars')).data?.value
  if (!staff || !cars) return () => true
  const used = [{ photo: shown }, ...staff, ...cars].map(({ photo }) => imageKeyOf(photo))
  return (filename) => used.includes(filename)
}
