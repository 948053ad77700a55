import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { useRef, useState, type ReactNode, type Ref, type RefObject } from 'react'
import { ResponsiveImage } from '../../ui/responsive-image'
import { scrollNearEdge } from '../ui/drag'
import { inOrder, orderAfterMove } from './image-lists'
import type { TourImage } from './tour-image'

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
export function DragOrder({ images, list, onOrder, children }: DragOrderProps) {
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
