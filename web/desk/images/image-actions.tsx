import { Copy, Crop, Replace, Star, Trash2, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../ui/button'
import { copyText } from '../ui/copy-text'
import { useToast } from '../ui/toasts'
import { FileButton } from './file-button'
import type { TourImage } from './tour-image'

/** The actions on an image. */
export interface ImageActs {
  /** Absent for the main image and for images that cannot become it. */
  onMain?: (() => void) | undefined
  onCrop: () => void
  onReplace: (file: File) => void
  onDelete: () => void
}

interface ImageActionsProps {
  image: TourImage
  acts: ImageActs
  /** Closes the dialog of these buttons before an action that has its own dialog. */
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
      {acts.onMain && <ActButton icon={Star} label={t('setMain')} onClick={acts.onMain} />}
      {/* The frames of an animation would be lost. */}
      {!image.filename.endsWith('.gif') && (
        <ActButton icon={Crop} label={t('crop')} onClick={leaveAnd(acts.onCrop)} />
      )}
      <ReplaceButton onFile={(file) => leaveAnd(() => acts.onReplace(file))()} />
      <CopyAddress image={image} />
      <DeleteImage onClick={leaveAnd(acts.onDelete)} />
    </div>
  )
}

interface ActButtonProps {
  icon: LucideIcon
  label: string
  onClick: () => void
}

function ActButton({ icon: Icon, label, onClick }: ActButtonProps) {
  return (
    <Button className={SMALL} onClick={onClick}>
      <Icon aria-hidden size={16} />
      {label}
    </Button>
  )
}

function ReplaceButton({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('images')
  return (
    <FileButton className={`${buttonClass()} ${SMALL}`} onFiles={([file]) => file && onFile(file)}>
      <Replace aria-hidden size={16} />
      {t('replace')}
    </FileButton>
  )
}

function DeleteImage({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('images')
  return (
    <Button look="danger" className={`ms-auto ${SMALL}`} onClick={onClick}>
      <Trash2 aria-hidden size={16} />
      {t('delete')}
    </Button>
  )
}

function CopyAddress({ image }: { image: TourImage }) {
  const { t } = useTranslation('images')
  const showToast = useToast()
  const copy = async () => {
    if (await copyText(new URL(image.url, location.origin).href)) showToast({ text: t('copied') })
  }
  return <ActButton icon={Copy} label={t('copy')} onClick={() => void copy()} />
}
