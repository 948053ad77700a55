import { Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { IMAGE_TYPES } from '../../images/file-kind'
import { useEntryUpload, type EntryUploadOptions } from './use-entry-upload'

/** A button that uploads the image of an itinerary entry. */
export function EntryUpload(options: EntryUploadOptions) {
  const { t } = useTranslation(['admin', 'images'])
  const { input, progress, upload } = useEntryUpload(options)
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
        aria-label={t('itinerary.uploadFor', { number: options.number })}
        onClick={(event) => progress !== null && event.preventDefault()}
        onChange={({ target }) => void upload(target.files?.[0])}
      />
    </label>
  )
}
