import { RotateCcw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { imageUrl } from '../../../worker/contracts/image-address'
import { AlertBanner } from '../../ui/alert-banner'
import { Button } from '../../ui/button'
import { focusHeading } from '../../ui/focus'
import { ResponsiveImage } from '../../ui/responsive-image'
import { canRetry } from './file-kind'
import type { Upload } from './upload-queue'
import { useUploadFault } from './use-upload-fault'
import type { useUploads } from './use-uploads'

const BAR =
  'h-2 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary'

type UploadListProps = ReturnType<typeof useUploads>

/** Files that are on their way or will not arrive, with the progress of all together. */
export function UploadList({ uploads, arrived, missed, forget, ...actions }: UploadListProps) {
  const { t } = useTranslation(['images', 'common'])
  const total = uploads.length + arrived
  const part =
    arrived +
    uploads.reduce((sum, { state, progress }) => sum + (state === 'sending' ? progress : 0), 0)
  return (
    <>
      {missed.length > 0 && (
        <AlertBanner
          kind="warning"
          action={<Button onClick={() => forget()}>{t('missedSeen')}</Button>}
        >
          {t('missed', { names: missed.join(', ') })}
        </AlertBanner>
      )}
      {uploads.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="flex flex-wrap items-center gap-3 text-sm font-semibold">
            <span role="status" className="tabular">
              {t('arrived', { arrived, total })}
            </span>
            <progress
              aria-label={t('uploads')}
              value={part}
              max={total}
              className={`grow ${BAR}`}
            />
          </p>
          <ul aria-label={t('uploads')} className="flex flex-col gap-2">
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} {...actions} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

type RowProps = Pick<UploadListProps, 'retry' | 'cancel' | 'addAnyway'> & { upload: Upload }

function UploadRow({ upload, retry, cancel, addAnyway }: RowProps) {
  const { t } = useTranslation(['images', 'common'])
  const { id, file, state, progress, present, failure } = upload
  const isRunning = state === 'sending' || state === 'waiting'
  return (
    <li
      className={`flex flex-wrap items-center gap-3 rounded-field border bg-surface px-3 py-1 ${state === 'failed' ? 'border-danger' : 'border-line'}`}
    >
      {present && state === 'present' && (
        <ResponsiveImage
          url={imageUrl(present)}
          alt=""
          sizes="44px"
          className="size-11 rounded-field object-cover"
        />
      )}
      <span className="min-w-0 grow basis-32 truncate text-sm">{file.name}</span>
      {isRunning ? (
        <progress
          aria-label={file.name}
          value={state === 'waiting' ? 0 : progress}
          max={1}
          className={`w-32 ${BAR}`}
        />
      ) : (
        <UploadState upload={upload} />
      )}
      {state === 'failed' && canRetry(failure) && (
        <Button onClick={() => retry(id)}>
          <RotateCcw aria-hidden size={16} />
          {t('common:retry')}
        </Button>
      )}
      {state === 'present' && <Button onClick={() => addAnyway(id)}>{t('addAnyway')}</Button>}
      <Button
        look="icon"
        aria-label={t('cancelOne', { file: file.name })}
        onClick={() => {
          focusHeading()
          cancel(id)
        }}
      >
        <X aria-hidden size={16} />
      </Button>
    </li>
  )
}

function UploadState({ upload: { file, state, failure } }: { upload: Upload }) {
  const { t } = useTranslation('images')
  const faultOf = useUploadFault()
  if (state === 'offline')
    return (
      <p role="status" className="text-sm text-accent">
        {t('offline')}
      </p>
    )
  if (state === 'present')
    return (
      <p role="alert" className="text-sm text-accent">
        {t('present')}
      </p>
    )
  return (
    <p
      role="alert"
      className="order-last w-full pb-2 text-sm text-danger sm:order-none sm:w-auto sm:pb-0"
    >
      {t('uploadFailed', { file: file.name, message: faultOf(failure, file) })}
    </p>
  )
}
