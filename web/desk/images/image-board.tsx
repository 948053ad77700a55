import { ArrowUpToLine, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import type { EditedTour } from '../editor/editor.api'
import { CropDialog } from './crop-dialog'
import { DeleteImagesDialog } from './delete-images-dialog'
import { ActButton, DeleteButton, MainButton } from './image-actions'
import { ImageDialog } from './image-dialog'
import { ImageGrid } from './image-grid'
import { listImages, type Board, orderWithFirst } from './image-lists'
import type { TourImage } from './tour-image'
import type { SaveAlts } from './use-alts'
import { useChosen, type Choice } from './use-chosen'
import type { useGallery } from './use-gallery'
import { useReplacement } from './use-replacement'

interface ImageBoardProps {
  tour: EditedTour
  images: TourImage[]
  gallery: ReturnType<typeof useGallery>
}

/** All images of a tour: sorting them, opening one, and acting on several at once. */
export function ImageBoard(props: ImageBoardProps) {
  const [openName, setOpenName] = useState<string | null>(null)
  const replacement = useReplacement(props.tour.id)
  const { board, moved, deletion } = useBoard(props)
  const choice = useChosen(board.lists.shown.map(({ filename }) => filename))
  const { describe, remove } = props.gallery
  const opened = { name: openName, onClose: () => setOpenName(null), onDescribe: describe }
  const removeChosen = (gone: TourImage[]) => {
    choice.clear()
    void remove(gone)
  }
  return (
    <>
      <BoardStatus busy={replacement.busy} moved={moved} />
      <ImageGrids board={board} choice={choice} onOpen={setOpenName} />
      <ChoiceBar board={board} choice={choice} />
      <OpenedImage board={board} opened={opened} replacement={replacement} />
      <DeleteImagesDialog tour={props.tour} {...deletion} onConfirm={removeChosen} />
    </>
  )
}

/** The shown images, and those whose deletion waits for confirmation. */
function useBoard({ tour, images, gallery }: ImageBoardProps) {
  const [toDelete, setToDelete] = useState<TourImage[]>([])
  const { t } = useTranslation('desk-tours')
  /** Tells screen readers that the order was stored. */
  const [moved, setMoved] = useState('')
  const onOrder = (filenames: string[]) => {
    setMoved(t('images.ordered'))
    void gallery.arrange(filenames)
  }
  const lists = listImages(images, tour)
  const board = { tour, lists, makeMain: gallery.makeMain, onOrder, onDelete: setToDelete }
  const deletion = { images: toDelete, onClose: () => setToDelete([]) }
  return { board, moved, deletion }
}

/** `busy` is the image being replaced. */
function BoardStatus({ busy, moved }: { busy: string | null; moved: string }) {
  const { t } = useTranslation('desk-tours')
  return (
    <>
      {busy !== null && <p role="status">{t('images.replacing', { name: busy })}</p>}
      <p role="status" className="sr-only">
        {moved}
      </p>
    </>
  )
}

interface ImageGridsProps {
  board: Board
  choice: Choice
  onOpen: (filename: string) => void
}

function ImageGrids({ board: { lists, onOrder }, choice, onOpen }: ImageGridsProps) {
  const { t } = useTranslation('desk-tours')
  const grid = { chosen: choice.chosen, onChoose: choice.choose, onOpen }
  return (
    <>
      <ImageGrid title={t('images.gallery')} images={lists.ordered} onOrder={onOrder} {...grid} />
      <ImageGrid title={t('images.used')} images={lists.used} {...grid} />
      <ImageGrid title={t('images.unused')} images={lists.unused} {...grid} />
    </>
  )
}

interface OpenedImageProps {
  board: Board
  opened: { name: string | null; onClose: () => void; onDescribe: SaveAlts }
  replacement: ReturnType<typeof useReplacement>
}

/** The dialogs of the opened image: its details and its crop. */
function OpenedImage({ board, opened, replacement }: OpenedImageProps) {
  const [toCrop, setToCrop] = useState<TourImage | null>(null)
  const { name, ...dialog } = opened
  const { crop, replace } = replacement
  const image = board.lists.shown.find(({ filename }) => filename === name)
  return (
    <>
      {image && (
        <ImageDialog
          board={board}
          image={image}
          {...dialog}
          onCrop={() => setToCrop(image)}
          onReplace={(file) => void replace(image, file)}
        />
      )}
      {toCrop && <CropDialog image={toCrop} onClose={() => setToCrop(null)} onCrop={crop} />}
    </>
  )
}

/** Actions on the chosen images. Sticks to the bottom while any are chosen. */
function ChoiceBar({ board, choice }: { board: Board; choice: Choice }) {
  const { t } = useTranslation('desk-tours')
  const images = board.lists.shown.filter(({ filename }) => choice.chosen.has(filename))
  if (images.length === 0) return null
  return (
    <div
      role="toolbar"
      aria-label={t('images.chosen', { count: images.length })}
      className="sticky bottom-[calc(var(--desk-bar,0px)+0.5rem)] z-20 flex flex-wrap items-center gap-2 rounded-card border border-primary bg-surface p-2 shadow-float"
    >
      <ChosenImages board={board} images={images} onAll={choice.chooseAll} />
      <Button look="icon" aria-label={t('images.chooseNone')} onClick={choice.clear}>
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
  const { t } = useTranslation('desk-tours')
  const [only] = images.length === 1 ? images : []
  return (
    <>
      <p role="status" className="tabular me-auto ps-2 font-semibold">
        {t('images.chosen', { count: images.length })}
      </p>
      <Button look="faint" onClick={onAll}>
        {t('images.chooseAll')}
      </Button>
      <ToFront board={board} images={images} />
      {only && <MainButton board={board} image={only} />}
      <DeleteButton onClick={() => board.onDelete(images)} />
    </>
  )
}

/** Moves images to the front of the gallery. */
function ToFront({ board: { lists, onOrder }, images }: ImagesProps) {
  const { t } = useTranslation('desk-tours')
  if (!images.some((image) => lists.ordered.includes(image))) return null
  const chosen = new Set(images.map(({ filename }) => filename))
  const move = () => onOrder(orderWithFirst(lists.ordered, chosen))
  return <ActButton icon={ArrowUpToLine} text={t('images.toFront')} onClick={move} />
}
