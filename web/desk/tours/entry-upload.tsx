import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'
import { IMAGE_TYPES } from '../images/file-kind'
import { uploadImage } from '../images/upload.api'
import { useUploadFault } from '../images/use-upload-fault'
import { useToast } from '../ui/toasts'

interface EntryUploadProps {
  tourId: number
  /** The entry's position, from 1. */
  number: number
  /** Called with the image's address. */
  onUploaded: (url: string) => void
}

/** A button that uploads the image of an itinerary entry. */
export function EntryUpload({ tourId, number, onUploaded }: EntryUploadProps) {
  const { t } = useTranslation(['admin', 'images'])
  const showToast = useToast()
  const faultOf = useUploadFault()
  const [progress, setProgress] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  return (
    <label
      className={`${buttonClass()} cursor-pointer focus-within:outline-3 focus-within:outline-primary`}
    >
      <Upload aria-hidden size={16} />
      {progress === null
        ? t('itinerary.upload')
        : t('images:sending', { percent: Math.round(progress * 100) })}
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES}
        className="sr-only"
        // The native `disabled` would drop the focus.
        aria-disabled={progress !== null || undefined}
        aria-label={t('itinerary.uploadFor', { number })}
        onClick={(event) => progress !== null && event.preventDefault()}
        onChange={({ target }) => void upload(target.files?.[0])}
      />
    </label>
  )

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
      showToast({ text: t('images:uploadFailed', { file: file.name, message }), look: 'danger' })
    } finally {
      setProgress(null)
      if (input.current) input.current.value = ''
    }
  }
}
