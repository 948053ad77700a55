import { FileUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { FileButton } from '../../images/file-button'

interface FileAreaProps {
  /** Name of the chosen file. */
  name: string | null
  isReading: boolean
  open: (file: File) => void
}

/** A file button in an area to drop a file on. */
export function FileArea({ name, isReading, open }: FileAreaProps) {
  const { t } = useTranslation('desk-bank')
  const openFirst = ([file]: Iterable<File>) => file && open(file)
  return (
    <div
      className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-muted bg-surface p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        openFirst(event.dataTransfer.files)
      }}
    >
      <StatementButton isFirst={name === null} open={openFirst} />
      <p role="status" className="min-w-0 grow text-sm wrap-anywhere text-muted">
        {isReading ? t('file.reading') : (name ?? t('file.hint'))}
      </p>
    </div>
  )
}

function StatementButton({ isFirst, open }: { isFirst: boolean; open: (files: File[]) => void }) {
  const { t } = useTranslation('desk-bank')
  return (
    <FileButton
      accept=".csv,.txt,text/csv,text/plain"
      className={`${buttonClass(isFirst ? 'primary' : 'quiet')} focus-within:outline-offset-2`}
      onFiles={open}
    >
      <FileUp aria-hidden size={18} />
      {t(isFirst ? 'file.choose' : 'file.other')}
    </FileButton>
  )
}
