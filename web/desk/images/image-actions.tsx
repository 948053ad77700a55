import { Copy, Crop, Replace, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../ui/button'
import { copyText } from '../ui/copy-text'
import { useToast } from '../ui/toasts'
import { IMAGE_TYPES } from './file-kind'
import type { TourImage } from './tour-image'

export interface ImageActionsProps {
  image: TourImage
  /** Absent for the main image and for those that cannot be it. */
  onMain?: (() => void) | undefined
  onCrop: () => void
  onReplace: (file: File) => void
  onDelete: () => void
  /** Closes the place of these buttons, before an action that has a place of its own. */
  onLeave: () => void
}

export function ImageActions({
  image,
  onMain,
  onCrop,
  onReplace,
  onDelete,
  onLeave,
}: ImageActionsProps) {
  const { t } = useTranslation('images')
  const showToast = useToast()
  const copy = async () => {
    if (await copyText(new URL(image.url, location.origin).href)) showToast({ text: t('copied') })
  }
  const leaveAnd = (act: () => void) => () => {
    onLeave()
    act()
  }
  return (
    <div className="flex flex-wrap gap-2">
      {onMain && (
        <Button className="px-3 text-sm" onClick={onMain}>
          <Star aria-hidden size={16} />
          {t('setMain')}
        </Button>
      )}
      {/* The frames of an animation would be lost. */}
      {!image.filename.endsWith('.gif') && (
        <Button className="px-3 text-sm" onClick={leaveAnd(onCrop)}>
          <Crop aria-hidden size={16} />
          {t('crop')}
        </Button>
      )}
      <label
        className={`${buttonClass()} cursor-pointer px-3 text-sm focus-within:outline-3 focus-within:outline-primary`}
      >
        <Replace aria-hidden size={16} />
        {t('replace')}
        <input
          type="file"
          accept={IMAGE_TYPES}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) leaveAnd(() => onReplace(file))()
          }}
        />
      </label>
      <Button className="px-3 text-sm" onClick={() => void copy()}>
        <Copy aria-hidden size={16} />
        {t('copy')}
      </Button>
      <Button look="danger" className="ms-auto px-3 text-sm" onClick={leaveAnd(onDelete)}>
        <Trash2 aria-hidden size={16} />
        {t('delete')}
      </Button>
    </div>
  )
}
