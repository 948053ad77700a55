import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button'
import { ResponsiveImage } from '../../../../ui/responsive-image'
import type { EntryFields } from './entry-fields'
import type { EditedRow } from '../editor/rows-of'
import { PictureChooser } from './picture-chooser'

interface EntryPictureProps {
  entry: EditedRow<EntryFields>
  /** The tour whose images can be chosen. */
  tourId: number | null
}

/** The image of an entry, chosen from the tour's images. */
export function EntryPicture({ entry: { row, number, change }, tourId }: EntryPictureProps) {
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
        <PictureChooser ref={chooser} number={number} tourId={tourId} onPick={pick} />
      )}
      {row.image && <RemovePicture number={number} onRemove={remove} />}
    </div>
  )
}

function Thumbnail({ url }: { url: string }) {
  const look = 'h-16 w-28 rounded-field object-cover'
  return <ResponsiveImage url={url} alt="" sizes="7rem" className={look} />
}

function RemovePicture({ number, onRemove }: { number: number; onRemove: () => void }) {
  const { t } = useTranslation('desk-quotes')
  return (
    <Button look="icon" aria-label={t('entry.pictureRemove', { number })} onClick={onRemove}>
      <X aria-hidden size={18} />
    </Button>
  )
}
