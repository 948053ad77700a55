import { Copy, Crop, Replace, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../ui/button'
import { copyText } from '../ui/copy-text'
import { useToast } from '../ui/toasts'
import { FileButton } from './file-button'
import type { TourImage } from './tour-image'

/** What can be done with an image. */
export interface ImageActs {
  /** Absent for the main image and for those that cannot be it. */
  onMain?: (() => void) | undefined
  onCrop: () => void
  onReplace: (file: File) => void
  onDelete: () => void
}

interface ImageActionsProps {
  image: TourImage
  acts: ImageActs
  /** Closes the place of these buttons, before an action that has a place of its own. */
  onLeave: () => void
}

const SMALL = 'px-3 text-sm'

export function ImageActions({ image, acts, onLeave }: ImageActionsProps) {
  const { t } = useTranslation('images')
  const leaveAnd = (act: () => void) => () => {
    onLeave()
    act()
  }
  return (
    <div className="flex flex-wrap gap-2">
      {acts.onMain && (
        <Button className={SMALL} onClick={acts.onMain}>
          <Star aria-hidden size={16} />
          {t('setMain')}
        </Button>
      )}
      {/* The frames of an animation would be lost. */}
      {!image.filename.endsWith('.gif') && (
        <Button className={SMALL} onClick={leaveAnd(acts.onCrop)}>
          <Crop aria-hidden size={16} />
          {t('crop')}
        </Button>
      )}
      <FileButton
        className={`${buttonClass()} ${SMALL}`}
        onFiles={([file]) => file && leaveAnd(() => acts.onReplace(file))()}
      >
        <Replace aria-hidden size={16} />
        {t('replace')}
      </FileButton>
      <CopyAddress image={image} />
      <Button look="danger" className={`ms-auto ${SMALL}`} onClick={leaveAnd(acts.onDelete)}>
        <Trash2 aria-hidden size={16} />
        {t('delete')}
      </Button>
    </div>
  )
}

function CopyAddress({ image }: { image: TourImage }) {
  const { t } = useTranslation('images')
  const showToast = useToast()
  const copy = async () => {
    if (await copyText(new URL(image.url, location.origin).href)) showToast({ text: t('copied') })
  }
  return (
    <Button className={SMALL} onClick={() => void copy()}>
      <Copy aria-hidden size={16} />
      {t('copy')}
    </Button>
  )
}
