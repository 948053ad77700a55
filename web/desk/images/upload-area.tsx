import { ImagePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'
import { FileButton } from './file-button'

/** A file button in an area to drop files on. What is no image is told after it was dropped, not passed over. */
export function UploadArea({ add }: { add: (files: Iterable<File>) => void }) {
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
      <FileButton
        multiple
        className={`${buttonClass('primary')} focus-within:outline-offset-2`}
        onFiles={add}
      >
        <ImagePlus aria-hidden size={18} />
        {t('add')}
      </FileButton>
      <p className="text-sm text-muted">{t('addHint')}</p>
    </div>
  )
}
