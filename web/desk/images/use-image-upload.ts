import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import { FaultyFile } from './file-kind'
import { limitInMb, prepareImage } from './prepare-image'
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
  const { t } = useTranslation('images')
  const { ofFailure } = useErrorText()
  return (failure: unknown, file: Pick<File, 'name'>): string => {
    const isFaulty = failure instanceof FaultyFile
    const message = isFaulty
      ? t(`fault.${failure.fault}`, { mb: limitInMb(file) })
      : ofFailure(failure)
    return t('uploadFailed', { file: file.name, message })
  }
}
