import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button'
import { ResponsiveImage } from '../../../../ui/responsive-image'
import type { EntryFields } from './entry-fields'
import type { EditedRow } from '../editor/rows-of'
import { ImageChooser } from './image-chooser'

interface EntryImageProps {
  entry: EditedRow<EntryFields>
  /** The tour whose images can be chosen. */
  tourId: number | null
}

/** The image of an entry, chosen from the tour's images. */
export function EntryImage({ entry: { row, number, change }, tourId }: EntryImageProps) {
  const chooser = useRef<HTMLButtonElement>(null)
  if (tourId === null && !row.image) return null
  const pick = (image: string) => change({ image })
  const remove = () => {
    chooser.current?.focus()
    pick('')
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {row.image && <Thumbnail url={row.image} />}
      {tourId !== null && (
        <ImageChooser ref={chooser} number={number} tourId={tourId} onPick={pick} />
      )}
      {row.image && <RemoveImage number={number} onRemove={remove} />}
    </div>
  )
}

function Thumbnail({ url }: { url: string }) {
  const look = 'h-16 w-28 rounded-field object-cover'
  return <ResponsiveImage url={url} alt="" sizes="7rem" className={look} />
}

function RemoveImage({ number, onRemove }: { number: number; onRemove: () => void }) {
  const { t } = useTranslation('desk-quotes')
  return (
    <Button look="icon" aria-label={t('entry.pictureRemove', { number })} onClick={onRemove}>
      <X aria-hidden size={18} />
    </Button>
  )
}
