import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadImage, type UploadPlace } from './upload.api'
import { useUploadFault } from './use-upload-fault'

interface UploadEvents {
  /** Called with the image's URL. */
  onUploaded: (url: string) => void
  onFault: (text: string) => void
}

/** Uploads one image at a time; `progress` is 0 to 1, null if there is no upload. */
export function useImageUpload(place: UploadPlace, { onUploaded, onFault }: UploadEvents) {
  const { t } = useTranslation('images')
  const faultOf = useUploadFault()
  const [progress, setProgress] = useState<number | null>(null)
  return { progress, upload }

  async function upload([file]: File[]): Promise<void> {
    if (!file || progress !== null) return
    setProgress(0)
    try {
      const { signal } = new AbortController()
      const { url } = await uploadImage({ file, ...place, signal, onProgress: setProgress })
      onUploaded(url)
    } catch (failure) {
      onFault(t('uploadFailed', { file: file.name, message: faultOf(failure, file) }))
    } finally {
      setProgress(null)
    }
  }
}
