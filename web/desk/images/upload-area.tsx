import { ImagePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'
import { FileButton } from './file-button'

interface UploadAreaProps {
  add: (files: Iterable<File>) => void
}

/** A file button in an area to drop files on. A dropped file that is not an image is reported. */
export function UploadArea({ add }: UploadAreaProps) {
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

function AddButton({ add }: UploadAreaProps) {
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
