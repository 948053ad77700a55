import { ArrowUpToLine, Star, Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { canBeMain } from './image-lists'
import { orderWithFirst } from './image-order'
import type { Board } from './open-image'
import type { TourImage } from './tour-image'
import type { useChosen } from './use-chosen'

interface ChoiceBarProps {
  board: Board
  choice: ReturnType<typeof useChosen>
}

/** What can be done with the chosen images; sticks to the bottom while there are some. */
export function ChoiceBar({ board, choice }: ChoiceBarProps) {
  const { t } = useTranslation('images')
  const images = board.lists.shown.filter(({ filename }) => choice.chosen.has(filename))
  const count = images.length
  if (count === 0) return null
  return (
    <div
      role="toolbar"
      aria-label={t('chosen', { count })}
      className="sticky bottom-[calc(var(--desk-bar,0px)+0.5rem)] z-20 flex flex-wrap items-center gap-2 rounded-card border border-primary bg-surface p-2 shadow-float"
    >
      <p role="status" className="tabular me-auto ps-2 font-semibold">
        {t('chosen', { count })}
      </p>
      <Button look="faint" onClick={choice.chooseAll}>
        {t('chooseAll')}
      </Button>
      <GalleryActions board={board} images={images} />
      <Button look="danger" className="px-3 text-sm" onClick={() => board.onDelete(images)}>
        <Trash2 aria-hidden size={16} />
        {t('delete')}
      </Button>
      <Button look="icon" aria-label={t('chooseNone')} onClick={choice.clear}>
        <X aria-hidden size={18} />
      </Button>
    </div>
  )
}

/** Moves images of the gallery to its front; makes a single one the main image. */
function GalleryActions({ board, images }: { board: Board; images: TourImage[] }) {
  const { t } = useTranslation('images')
  const { lists, makeMain, onOrder } = board
  const { ordered } = lists
  const [only] = images.length === 1 ? images : []
  const chosen = new Set(images.map(({ filename }) => filename))
  return (
    <>
      {images.some((image) => ordered.includes(image)) && (
        <Button className="px-3 text-sm" onClick={() => onOrder(orderWithFirst(ordered, chosen))}>
          <ArrowUpToLine aria-hidden size={16} />
          {t('toFront')}
        </Button>
      )}
      {only && canBeMain(only, lists) && (
        <Button className="px-3 text-sm" onClick={() => void makeMain(only)}>
          <Star aria-hidden size={16} />
          {t('setMain')}
        </Button>
      )}
    </>
  )
}
