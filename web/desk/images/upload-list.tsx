import { RotateCcw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import { Button } from '../../ui/button'
import type { Upload } from './use-uploads'
import { focusHeading } from '../../ui/focus'

interface UploadListProps {
  uploads: Upload[]
  retry: (id: number) => void
  cancel: (id: number) => void
}

export function UploadList({ uploads, retry, cancel }: UploadListProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { ofFailure } = useErrorText()
  if (uploads.length === 0) return null
  return (
    <ul aria-label={t('images.uploads')} className="flex flex-col gap-2">
      {uploads.map(({ id, file, state, progress, error }) => (
        <li
          key={id}
          className={`flex flex-wrap items-center gap-3 rounded-field border bg-surface px-3 py-2 ${state === 'failed' ? 'border-danger' : 'border-line'}`}
        >
          <span className="min-w-0 grow basis-40 truncate text-sm">{file.name}</span>
          {state === 'failed' ? (
            <p role="alert" className="w-full text-sm text-danger sm:w-auto">
              {t('images.uploadFailed', { file: file.name, message: ofFailure(error) })}
            </p>
          ) : (
            <progress
              aria-label={file.name}
              value={state === 'waiting' ? 0 : progress}
              max={1}
              className="h-2 w-32 accent-primary"
            />
          )}
          {state === 'failed' && (
            <Button onClick={() => retry(id)}>
              <RotateCcw aria-hidden size={16} />
              {t('common:retry')}
            </Button>
          )}
          <Button
            aria-label={t('images.cancelOne', { file: file.name })}
            className="px-3"
            onClick={() => {
              focusHeading()
              cancel(id)
            }}
          >
            <X aria-hidden size={16} />
          </Button>
        </li>
      ))}
    </ul>
  )
}
