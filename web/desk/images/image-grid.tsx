import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { DragOrder } from './drag-order'
import { orderAfterMove } from './image-lists'
import { ImageTile } from './image-tile'
import type { TourImage } from './tour-image'

interface ImageGridProps {
  title: string
  images: TourImage[]
  chosen: ReadonlySet<string>
  onChoose: (filename: string, isRange: boolean) => void
  onOpen: (filename: string) => void
  /** Absent for images without an order. */
  onOrder?: (filenames: string[]) => void
}

/** Square images under a title; nothing if there are none. */
export function ImageGrid({ title, ...grid }: ImageGridProps) {
  const { t } = useTranslation('images')
  const { images, onOrder } = grid
  const list = useRef<HTMLUListElement>(null)
  if (images.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-lg">
        {title} <span className="tabular text-base font-normal text-muted">{images.length}</span>
      </h2>
      {onOrder && images.length > 1 && <p className="text-sm text-muted">{t('orderHint')}</p>}
      <DragOrder images={images} list={list} onOrder={(order) => onOrder?.(order)}>
        {(shown) => <Tiles list={list} shown={shown} {...grid} />}
      </DragOrder>
    </section>
  )
}

interface TilesProps extends Omit<ImageGridProps, 'title'> {
  list: RefObject<HTMLUListElement | null>
  /** The images in the order that the drag would give. */
  shown: TourImage[]
}

function Tiles({ list, shown, images, chosen, onChoose, onOpen, onOrder }: TilesProps) {
  return (
    <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,45%),1fr))] gap-3">
      {shown.map((image, index) => (
        <li key={image.filename} className="min-w-0">
          <ImageTile
            image={image}
            number={index + 1}
            isChosen={chosen.has(image.filename)}
            onChoose={(isRange) => onChoose(image.filename, isRange)}
            onOpen={() => onOpen(image.filename)}
            onMove={onOrder && ((to) => onOrder(orderAfterMove(images, image.filename, to)))}
          />
        </li>
      ))}
    </ul>
  )
}
