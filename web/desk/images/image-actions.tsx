import { Copy, Crop, Replace, Star, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'
import { copyText } from '../ui/copy-text'
import { IconTextButton } from '../ui/icon-text-button'
import { useToast } from '../ui/toasts'
import { FileButton } from './file-button'
import { canBeMain, type Board } from './image-lists'
import type { TourImage } from './tour-image'

interface ImageActionsProps {
  board: Board
  image: TourImage
  onCrop: () => void
  onReplace: (file: File) => void
  /** Closes the dialog of these buttons before an action that has its own dialog. */
  onClose: () => void
}

const SMALL = 'px-3 text-sm'

/** The actions on an image. */
export function ImageActions({ board, image, onClose, ...acts }: ImageActionsProps) {
  const { t } = useTranslation('desk-tours')
  const closeAnd = (act: () => void) => () => {
    onClose()
    act()
  }
  const remove = closeAnd(() => board.onDelete([image]))
  return (
    <div className="flex flex-wrap gap-2">
      <MainButton board={board} image={image} />
      {/* The frames of an animation would be lost. */}
      {!image.filename.endsWith('.gif') && (
        <ActButton icon={Crop} text={t('images.crop')} onClick={closeAnd(acts.onCrop)} />
      )}
      <ReplaceButton onFile={(file) => closeAnd(() => acts.onReplace(file))()} />
      <CopyAddress image={image} />
      <DeleteButton className={`ms-auto ${SMALL}`} onClick={remove} />
    </div>
  )
}

/** A small button with an icon and a text. */
export function ActButton(button: ComponentProps<typeof IconTextButton>) {
  return <IconTextButton className={SMALL} {...button} />
}

/** Makes an image of the gallery the main one. */
export function MainButton({ board, image }: { board: Board; image: TourImage }) {
  const { t } = useTranslation('desk-tours')
  if (!canBeMain(image, board.lists)) return null
  return (
    <ActButton icon={Star} text={t('images.setMain')} onClick={() => void board.makeMain(image)} />
  )
}

export function DeleteButton(
  button: Pick<ComponentProps<typeof ActButton>, 'className' | 'onClick'>,
) {
  const { t } = useTranslation('desk-tours')
  return <ActButton look="danger" icon={Trash2} text={t('images.delete')} {...button} />
}

function ReplaceButton({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('desk-tours')
  return (
    <FileButton className={`${buttonClass()} ${SMALL}`} onFiles={([file]) => file && onFile(file)}>
      <Replace aria-hidden size={16} />
      {t('images.replace')}
    </FileButton>
  )
}

function CopyAddress({ image }: { image: TourImage }) {
  const { t } = useTranslation('desk-tours')
  const showToast = useToast()
  const copy = async () => {
    if (await copyText(new URL(image.url, location.origin).href))
      showToast({ text: t('images.copied') })
  }
  return <ActButton icon={Copy} text={t('images.copy')} onClick={() => void copy()} />
}
