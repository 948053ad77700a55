import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedPicture } from '../../../worker/contracts/media/pictures/refused-picture'
import { useErrorText } from '../../platform/api/use-error-text'
import { faultText } from '../../platform/media/picture-fault'
import { prepareImage } from './prepare-image'
import { sendImage, type UploadPlace } from './images.api'

/** Gets the image's URL, or the failure as a sentence. */
type UploadEvents = Record<'onUploaded' | 'onFault', (text: string) => void>

/** Uploads one image at a time; `progress` is 0 to 1, null if there is no upload. */
export function useImageUpload(place: UploadPlace, { onUploaded, onFault }: UploadEvents) {
  const faultOf = useUploadFault()
  const [progress, setProgress] = useState<number | null>(null)
  return { progress, upload }

  async function upload([file]: File[]): Promise<void> {
    if (!file || progress !== null) return
    setProgress(0)
    try {
      const image = { name: file.name, blob: await prepareImage(file), ...place }
      onUploaded((await sendImage(image, { onProgress: setProgress })).url)
    } catch (failure) {
      onFault(faultOf(failure, file))
    } finally {
      setProgress(null)
    }
  }
}

/** The sentence that says why an upload failed. */
export function useUploadFault() {
  const { t, i18n } = useTranslation('desk-tours')
  const { ofFailure } = useErrorText()
  return (failure: unknown, file: Pick<File, 'name'>): string => {
    const isRefused = failure instanceof RefusedPicture
    const message = isRefused ? faultText(i18n, failure, 'desk') : ofFailure(failure)
    return t('images.uploadFailed', { file: file.name, message })
  }
}
