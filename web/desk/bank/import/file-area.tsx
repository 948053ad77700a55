import { FileUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'

interface FileAreaProps {
  /** Name of the chosen file. */
  name: string | null
  isReading: boolean
  open: (file: File) => void
}

/** A file button in an area to drop a file on. */
export function FileArea({ name, isReading, open }: FileAreaProps) {
  const { t } = useTranslation('desk-bank')
  return (
    <div
      className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-muted bg-surface p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        openFirst(event.dataTransfer.files, open)
      }}
    >
      <FileButton isFirst={name === null} open={open} />
      <p role="status" className="min-w-0 grow text-sm wrap-anywhere text-muted">
        {isReading ? t('file.reading') : (name ?? t('file.hint'))}
      </p>
    </div>
  )
}

function openFirst(files: FileList | null, open: (file: File) => void): void {
  const [file] = files ?? []
  if (file) open(file)
}

interface FileButtonProps extends Pick<FileAreaProps, 'open'> {
  /** No file is chosen yet. */
  isFirst: boolean
}

function FileButton({ isFirst, open }: FileButtonProps) {
  const { t } = useTranslation('desk-bank')
  return (
    <label
      className={`${buttonClass(isFirst ? 'primary' : 'quiet')} cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary`}
    >
      <FileUp aria-hidden size={18} />
      {t(isFirst ? 'file.choose' : 'file.other')}
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="sr-only"
        onChange={({ target }) => {
          openFirst(target.files, open)
          target.value = ''
        }}
      />
    </label>
  )
}
