import { ArrowUpToLine, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { ActButton, DeleteButton, MainButton } from './image-actions'
import { orderWithFirst, type Board } from './image-lists'
import type { TourImage } from './tour-image'
import type { Choice } from './use-chosen'

/** Actions on the chosen images. Sticks to the bottom while any are chosen. */
export function ChoiceBar({ board, choice }: { board: Board; choice: Choice }) {
  const { t } = useTranslation('images')
  const images = board.lists.shown.filter(({ filename }) => choice.chosen.has(filename))
  if (images.length === 0) return null
  return (
    <div
      role="toolbar"
      aria-label={t('chosen', { count: images.length })}
      className="sticky bottom-[calc(var(--desk-bar,0px)+0.5rem)] z-20 flex flex-wrap items-center gap-2 rounded-card border border-primary bg-surface p-2 shadow-float"
    >
      <ChosenImages board={board} images={images} onAll={choice.chooseAll} />
      <Button look="icon" aria-label={t('chooseNone')} onClick={choice.clear}>
        <X aria-hidden size={18} />
      </Button>
    </div>
  )
}

interface ImagesProps {
  board: Board
  images: TourImage[]
}

function ChosenImages({ board, images, onAll }: ImagesProps & { onAll: () => void }) {
  const { t } = useTranslation('images')
  const [only] = images.length === 1 ? images : []
  return (
    <>
      <p role="status" className="tabular me-auto ps-2 font-semibold">
        {t('chosen', { count: images.length })}
      </p>
      <Button look="faint" onClick={onAll}>
        {t('chooseAll')}
      </Button>
      <ToFront board={board} images={images} />
      {only && <MainButton board={board} image={only} />}
      <DeleteButton onClick={() => board.onDelete(images)} />
    </>
  )
}

/** Moves images to the front of the gallery. */
function ToFront({ board: { lists, onOrder }, images }: ImagesProps) {
  const { t } = useTranslation('images')
  if (!images.some((image) => lists.ordered.includes(image))) return null
  const chosen = new Set(images.map(({ filename }) => filename))
  const move = () => onOrder(orderWithFirst(lists.ordered, chosen))
  return <ActButton icon={ArrowUpToLine} text={t('toFront')} onClick={move} />
}
