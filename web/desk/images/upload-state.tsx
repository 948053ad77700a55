import { useTranslation } from 'react-i18next'
import type { Upload } from './uploads'
import { useUploadFault } from './use-upload-fault'

/** Why an upload has stopped. */
export function UploadState({ upload }: { upload: Upload }) {
  const { t } = useTranslation('images')
  if (upload.state === 'offline')
    return (
      <p role="status" className="text-sm text-accent">
        {t('offline')}
      </p>
    )
  if (upload.state === 'present')
    return (
      <p role="alert" className="text-sm text-accent">
        {t('present')}
      </p>
    )
  return <UploadFailure upload={upload} />
}

function UploadFailure({ upload: { file, failure } }: { upload: Upload }) {
  const { t } = useTranslation('images')
  const faultOf = useUploadFault()
  return (
    <p
      role="alert"
      className="order-last w-full pb-2 text-sm text-danger sm:order-none sm:w-auto sm:pb-0"
    >
      {t('uploadFailed', { file: file.name, message: faultOf(failure, file) })}
    </p>
  )
}
