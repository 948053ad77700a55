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

/** Actions on the chosen images. Sticks to the bottom while any are chosen. */
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
      <ChooseAll onClick={choice.chooseAll} />
      <ImagesButtons board={board} images={images} />
      <ClearButton onClick={choice.clear} />
    </div>
  )
}

interface ImagesProps {
  board: Board
  images: TourImage[]
}

function ImagesButtons({ board, images }: ImagesProps) {
  const { t } = useTranslation('images')
  return (
    <>
      <ToFront board={board} images={images} />
      <MakeMain board={board} images={images} />
      <Button look="danger" className="px-3 text-sm" onClick={() => board.onDelete(images)}>
        <Trash2 aria-hidden size={16} />
        {t('delete')}
      </Button>
    </>
  )
}

function ChooseAll({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('images')
  return (
    <Button look="faint" onClick={onClick}>
      {t('chooseAll')}
    </Button>
  )
}

function ClearButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('images')
  return (
    <Button look="icon" aria-label={t('chooseNone')} onClick={onClick}>
      <X aria-hidden size={18} />
    </Button>
  )
}

/** Moves images to the front of the gallery. */
function ToFront({ board: { lists, onOrder }, images }: ImagesProps) {
  const { t } = useTranslation('images')
  if (!images.some((image) => lists.ordered.includes(image))) return null
  const chosen = new Set(images.map(({ filename }) => filename))
  return (
    <Button className="px-3 text-sm" onClick={() => onOrder(orderWithFirst(lists.ordered, chosen))}>
      <ArrowUpToLine aria-hidden size={16} />
      {t('toFront')}
    </Button>
  )
}

/** Makes an image of the gallery the main one, if only one is chosen. */
function MakeMain({ board: { lists, makeMain }, images }: ImagesProps) {
  const { t } = useTranslation('images')
  const [only] = images.length === 1 ? images : []
  if (!only || !canBeMain(only, lists)) return null
  return (
    <Button className="px-3 text-sm" onClick={() => void makeMain(only)}>
      <Star aria-hidden size={16} />
      {t('setMain')}
    </Button>
  )
}
