import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadImage } from '../../images/upload.api'
import { useUploadFault } from '../../images/use-upload-fault'
import { useToast } from '../../ui/toasts'

export interface EntryUploadOptions {
  tourId: number
  /** The entry's position, from 1. */
  number: number
  /** Called with the image's address. */
  onUploaded: (url: string) => void
}

/** Uploads one file at a time; `progress` is 0 to 1, null while there is none. */
export function useEntryUpload({ tourId, number, onUploaded }: EntryUploadOptions) {
  const { t } = useTranslation('images')
  const showToast = useToast()
  const faultOf = useUploadFault()
  const [progress, setProgress] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  return { input, progress, upload }

  async function upload(file: File | undefined): Promise<void> {
    if (!file || progress !== null) return
    setProgress(0)
    try {
      const { signal } = new AbortController()
      const onProgress = setProgress
      const { url } = await uploadImage({ file, tourId, routeId: number, signal, onProgress })
      onUploaded(url)
    } catch (error) {
      const message = faultOf(error, file)
      showToast({ text: t('uploadFailed', { file: file.name, message }), look: 'danger' })
    } finally {
      setProgress(null)
      if (input.current) input.current.value = ''
    }
  }
}
