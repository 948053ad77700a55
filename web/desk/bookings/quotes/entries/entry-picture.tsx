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
  /** Whose pictures can be chosen. */
  tourId: number | null
}

/** The picture of an entry, which is one of the tour's. */
export function EntryPicture({ entry: { row, number, change }, tourId }: EntryPictureProps) {
  const { t } = useTranslation('desk-quotes')
  const chooser = useRef<HTMLButtonElement>(null)
  if (tourId === null && !row.image) return null
  const remove = () => {
    chooser.current?.focus()
    change({ image: '' })
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {row.image && (
        <ResponsiveImage
          url={row.image}
          alt=""
          sizes="7rem"
          className="h-16 w-28 rounded-field object-cover"
        />
      )}
      {tourId !== null && (
        <PictureChooser
          ref={chooser}
          label={t('entry.pictureOf', { number })}
          tourId={tourId}
          onPick={(image) => change({ image })}
        />
      )}
      {row.image && (
        <Button look="icon" aria-label={t('entry.pictureRemove', { number })} onClick={remove}>
          <X aria-hidden size={18} />
        </Button>
      )}
    </div>
  )
}
