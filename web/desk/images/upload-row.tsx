import { RotateCcw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { imageUrl } from '../../../worker/contracts/media/image-address'
import { Button } from '../../ui/button'
import { focusHeading } from '../../ui/focus'
import { ResponsiveImage } from '../../ui/responsive-image'
import { canRetry } from './upload-queue'
import type { Upload } from './uploads'
import type { useUploads } from './use-uploads'
import { useUploadFault } from './use-image-upload'

/** Classes of a progress bar. */
export const BAR =
  'h-2 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary'

const ROW = 'flex flex-wrap items-center gap-3 rounded-field border bg-surface px-3 py-1'

interface UploadRowProps {
  upload: Upload
  acts: Pick<ReturnType<typeof useUploads>, 'retry' | 'cancel' | 'addAnyway'>
}

export function UploadRow({ upload, acts }: UploadRowProps) {
  const { file, state, present } = upload
  const isRunning = state === 'sending' || state === 'waiting'
  return (
    <li className={`${ROW} ${state === 'failed' ? 'border-danger' : 'border-line'}`}>
      {/* The image in the gallery that has the same bytes. */}
      {present && state === 'present' && (
        <ResponsiveImage
          url={imageUrl(present)}
          alt=""
          sizes="44px"
          className="size-11 rounded-field object-cover"
        />
      )}
      <span className="min-w-0 grow basis-32 truncate text-sm">{file.name}</span>
      {isRunning ? <UploadProgress upload={upload} /> : <UploadState upload={upload} />}
      <UploadButtons upload={upload} acts={acts} />
    </li>
  )
}

function UploadProgress({ upload: { file, state, progress } }: Pick<UploadRowProps, 'upload'>) {
  const value = state === 'waiting' ? 0 : progress
  return <progress aria-label={file.name} value={value} max={1} className={`w-32 ${BAR}`} />
}

function UploadButtons({ upload, acts }: UploadRowProps) {
  const { t } = useTranslation('desk-tours')
  const { id, file, state, failure } = upload
  const cancel = () => {
    focusHeading()
    acts.cancel(id)
  }
  return (
    <>
      {state === 'failed' && canRetry(failure) && <RetryButton onClick={() => acts.retry(id)} />}
      {state === 'present' && (
        <Button onClick={() => acts.addAnyway(id)}>{t('images.addAnyway')}</Button>
      )}
      <Button look="icon" aria-label={t('images.cancelOne', { file: file.name })} onClick={cancel}>
        <X aria-hidden size={16} />
      </Button>
    </>
  )
}

function RetryButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button onClick={onClick}>
      <RotateCcw aria-hidden size={16} />
      {t('retry')}
    </Button>
  )
}

/** The reason for a stopped upload. */
function UploadState({ upload: { file, state, failure } }: { upload: Upload }) {
  const { t } = useTranslation('desk-tours')
  const faultOf = useUploadFault()
  if (state === 'offline' || state === 'present')
    return (
      <p role={state === 'offline' ? 'status' : 'alert'} className="text-sm text-accent">
        {t(`images.${state}`)}
      </p>
    )
  return (
    <p
      role="alert"
      className="order-last w-full pb-2 text-sm text-danger sm:order-none sm:w-auto sm:pb-0"
    >
      {faultOf(failure, file)}
    </p>
  )
}
