import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { useRef, type RefObject, useState, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ResponsiveImage } from '../../ui/responsive-image'
import { scrollNearEdge } from '../ui/drag'
import { orderAfterMove, inOrder } from './image-lists'
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
  const { t } = useTranslation('desk-tours')
  const { images, onOrder } = grid
  const list = useRef<HTMLUListElement>(null)
  if (images.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-lg">
        {title} <span className="tabular text-base font-normal text-muted">{images.length}</span>
      </h2>
      {onOrder && images.length > 1 && (
        <p className="text-sm text-muted">{t('images.orderHint')}</p>
      )}
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

interface DragOrderProps {
  images: TourImage[]
  /** The list whose items are the images, in their order. */
  list: RefObject<HTMLElement | null>
  onOrder: (filenames: string[]) => void
  children: (shown: TourImage[]) => ReactNode
}

/**
 * Lets a mouse or a finger drag images into another order, which shows while dragging. The library's own feedback would
 * need a style element, which the page's policy refuses, so the dragged image is drawn here.
 */
function DragOrder({ images, list, onOrder, children }: DragOrderProps) {
  const copy = useRef<HTMLDivElement>(null)
  const { dragged, order, start, move, end } = useDragging(images, onOrder)
  return (
    <DragDropProvider
      plugins={[]}
      sensors={[PointerSensor]}
      onDragStart={({ operation: { source } }) => start(String(source?.id))}
      onDragMove={({ to, operation }) => {
        const { x, y } = to ?? operation.position.current
        followPointer(copy.current, x, y)
        move(placeUnder(list.current, x, y))
      }}
      onDragEnd={({ canceled }) => end(canceled)}
    >
      {children(order ? inOrder(images, order) : images)}
      <DraggedCopy ref={copy} image={dragged} />
    </DragDropProvider>
  )
}

/** The image that is being dragged, and the order that dropping it would give. */
function useDragging(images: TourImage[], onOrder: DragOrderProps['onOrder']) {
  const [drag, setDrag] = useState<{ filename: string; to: number } | null>(null)
  const order = drag && orderAfterMove(images, drag.filename, drag.to)
  const dragged = images.find(({ filename }) => filename === drag?.filename)
  return { dragged, order, start, move, end }

  function start(filename: string): void {
    setDrag({ filename, to: images.findIndex((image) => image.filename === filename) })
  }

  function move(to: number | null): void {
    if (to !== null) setDrag((known) => known && { ...known, to })
  }

  function end(isCanceled: boolean): void {
    setDrag(null)
    const isOther = order?.some((name, at) => name !== images[at]?.filename)
    if (order && isOther && !isCanceled) onOrder(order)
  }
}

function followPointer(copy: HTMLElement | null, x: number, y: number): void {
  copy?.style.setProperty('translate', `${x}px ${y}px`)
  scrollNearEdge(y)
}

/** The dragged image, which follows the pointer. */
function DraggedCopy({ ref, image }: { ref: Ref<HTMLDivElement>; image: TourImage | undefined }) {
  return (
    <div
      ref={ref}
      aria-hidden
      className="pointer-events-none fixed start-0 top-0 z-50 -m-12 size-24 overflow-hidden rounded-field shadow-float empty:hidden"
    >
      {image && (
        <ResponsiveImage
          url={image.url}
          alt=""
          sizes="6rem"
          focus={image.focus}
          className="size-full object-cover"
        />
      )}
    </div>
  )
}

/** Index of the item at a point of the viewport (px); null between items. */
function placeUnder(list: HTMLElement | null, x: number, y: number): number | null {
  const place = [...(list?.children ?? [])].findIndex((item) => {
    const box = item.getBoundingClientRect()
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom
  })
  return place === -1 ? null : place
}
