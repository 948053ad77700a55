import { ImagePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { AlertBanner } from '../../ui/alert-banner'
import { Button, buttonClass } from '../../ui/button'
import { FileButton } from './file-button'
import { BAR, UploadRow } from './upload-row'
import type { useUploads } from './use-uploads'

type UploadListProps = ReturnType<typeof useUploads>

/** Files that are being uploaded or have failed, with the progress of all together. */
export function UploadList({ missed, forget, ...list }: UploadListProps) {
  const { t } = useTranslation('images')
  const { uploads } = list
  return (
    <>
      {missed.length > 0 && <MissedFiles names={missed} onSeen={() => forget()} />}
      {uploads.length > 0 && (
        <div className="flex flex-col gap-2">
          <Progress {...list} />
          <ul aria-label={t('uploads')} className="flex flex-col gap-2">
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} acts={list} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** Files that were chosen on an earlier visit and were not uploaded. */
function MissedFiles({ names, onSeen }: { names: string[]; onSeen: () => void }) {
  const { t } = useTranslation('images')
  const lang = useLang()
  return (
    <AlertBanner kind="warning" action={<Button onClick={onSeen}>{t('missedSeen')}</Button>}>
      {t('missed', { names: formatList(names, lang) })}
    </AlertBanner>
  )
}

/** The progress of all files together. */
function Progress({ uploads, arrived }: Pick<UploadListProps, 'uploads' | 'arrived'>) {
  const { t } = useTranslation('images')
  const total = uploads.length + arrived
  const sending = uploads.filter(({ state }) => state === 'sending')
  const part = arrived + sending.reduce((sum, { progress }) => sum + progress, 0)
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm font-semibold">
      <span role="status" className="tabular">
        {t('arrived', { arrived, total })}
      </span>
      <progress aria-label={t('uploads')} value={part} max={total} className={`grow ${BAR}`} />
    </p>
  )
}

/** A file button in an area to drop files on. A dropped file that is not an image is reported. */
export function UploadArea({ add }: Pick<UploadListProps, 'add'>) {
  const { t } = useTranslation('images')
  return (
    <div
      className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-muted p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add(event.dataTransfer.files)
      }}
    >
      <AddButton add={add} />
      <p className="text-sm text-muted">{t('addHint')}</p>
    </div>
  )
}

function AddButton({ add }: Pick<UploadListProps, 'add'>) {
  const { t } = useTranslation('images')
  return (
    <FileButton
      multiple
      className={`${buttonClass('primary')} focus-within:outline-offset-2`}
      onFiles={add}
    >
      <ImagePlus aria-hidden size={18} />
      {t('add')}
    </FileButton>
  )
}
