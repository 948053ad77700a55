import { useTranslation } from 'react-i18next'
import { UploadButton } from '../../images/upload-button'
import { useImageUpload } from '../../images/use-image-upload'
import { useToast } from '../../ui/toasts'

interface EntryUploadProps {
  tourId: number
  /** The entry's position, from 1. */
  number: number
  /** Called with the image's URL. */
  onUploaded: (url: string) => void
}

/** A button that uploads the image of an itinerary entry. */
export function EntryUpload({ tourId, number, onUploaded }: EntryUploadProps) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const onFault = (text: string) => showToast({ text, look: 'danger' })
  const uploading = useImageUpload({ tourId, routeId: number }, { onUploaded, onFault })
  return (
    <UploadButton
      {...uploading}
      text={t('itinerary.upload')}
      aria-label={t('itinerary.uploadFor', { number })}
    />
  )
}
