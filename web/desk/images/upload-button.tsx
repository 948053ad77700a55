import { Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'
import { FileButton } from './file-button'
import type { useImageUpload } from './use-image-upload'

interface UploadButtonProps extends ReturnType<typeof useImageUpload> {
  text: string
  'aria-label'?: string
}

/** Uploads one image and shows the progress. */
export function UploadButton({ text, progress, upload, ...label }: UploadButtonProps) {
  const { t } = useTranslation('desk-tours')
  return (
    <FileButton
      {...label}
      className={buttonClass()}
      isBusy={progress !== null}
      onFiles={(files) => void upload(files)}
    >
      <Upload aria-hidden size={16} />
      {progress === null ? text : t('images.sending', { percent: Math.round(progress * 100) })}
    </FileButton>
  )
}
