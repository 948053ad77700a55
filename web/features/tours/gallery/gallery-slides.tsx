import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  useRef,
  useEffect,
  useState,
  type KeyboardEvent,
  type ComponentProps,
  type RefObject,
  type Ref,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { NativeDialog } from '../../../ui/dialog'
import { ResponsiveImage } from '../../../ui/responsive-image'
import type { ViewImage } from '../tours.view'

const ARROW =
  'absolute top-1/2 z-10 grid size-12 -translate-y-1/2 place-items-center rounded-full bg-spruce/80 text-snow aria-disabled:opacity-30'

/** Full-size slides that scroll by swipe, arrows and arrow keys; no autoplay. */
export function GallerySlides({ id, images }: { id: string; images: ViewImage[] }) {
  const { t } = useTranslation('tours')
  const slides = useRef<HTMLUListElement>(null)
  const index = useShownSlide(slides)
  const total = images.length
  const turnBy = (step: number) =>
    slides.current?.children[index + step]?.scrollIntoView({ block: 'nearest' })
  const label = t('gallery.label')
  const onKeyDown = (event: KeyboardEvent) => turnByKey(event, turnBy)
  return (
    <NativeDialog id={id} title={label} look="lightbox" onKeyDown={onKeyDown}>
      <div
        className="relative h-full"
        role="group"
        aria-roledescription="carousel"
        aria-label={label}
      >
        <SlideStrip ref={slides} images={images} />
        <p role="status" className="sr-only">
          {t('gallery.position', { index: index + 1, total })} {images[index]?.alt}
        </p>
        <SlideArrows isFirst={index === 0} isLast={index === total - 1} onTurn={turnBy} />
      </div>
    </NativeDialog>
  )
}

function turnByKey(event: KeyboardEvent, turnBy: (step: number) => void): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!step) return
  event.preventDefault()
  turnBy(step)
}

interface SlideArrowsProps {
  isFirst: boolean
  isLast: boolean
  /** By -1 or 1. */
  onTurn: (step: number) => void
}

function SlideArrows({ isFirst, isLast, onTurn }: SlideArrowsProps) {
  const { t } = useTranslation('tours')
  return (
    <>
      <Arrow
        side="start-1"
        aria-label={t('gallery.previous')}
        disabled={isFirst}
        onClick={() => onTurn(-1)}
      >
        <ChevronLeft aria-hidden />
      </Arrow>
      <Arrow
        side="end-1"
        aria-label={t('gallery.next')}
        disabled={isLast}
        onClick={() => onTurn(1)}
      >
        <ChevronRight aria-hidden />
      </Arrow>
    </>
  )
}

function Arrow({ side, ...button }: ComponentProps<typeof Button> & { side: string }) {
  return <Button look="bare" className={`${ARROW} ${side}`} {...button} />
}

/** Index of the slide in view; also of one that was scrolled to before the app ran. */
function useShownSlide(slides: RefObject<HTMLUListElement | null>): number {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const list = slides.current
    if (!list) return
    const follow = () => setIndex(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))
    // Reading it at once would force a layout within the navigation that shows the tour.
    const frame = requestAnimationFrame(follow)
    list.addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      list.removeEventListener('scroll', follow)
    }
  }, [slides])
  return index
}

/** The slides side by side; one is in view. */
function SlideStrip({ ref, images }: { ref: Ref<HTMLUListElement>; images: ViewImage[] }) {
  return (
    <ul
      ref={ref}
      data-slides
      tabIndex={0}
      className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none]"
    >
      {images.map((image, index) => (
        <Slide key={image.url} image={image} index={index + 1} total={images.length} />
      ))}
    </ul>
  )
}

function Slide({ image, index, total }: { image: ViewImage; index: number; total: number }) {
  const { t } = useTranslation('tours')
  return (
    <li className="h-full w-full shrink-0 snap-center">
      <figure className="relative h-full">
        <ResponsiveImage
          url={image.url}
          alt=""
          sizes="100vw"
          className="size-full bg-transparent! object-contain"
        />
        <figcaption className="tabular absolute inset-x-0 bottom-0 bg-surface/75 px-4 py-2 text-center text-sm">
          {t('gallery.position', { index, total })}
          {image.alt && ` · ${image.alt}`}
        </figcaption>
      </figure>
    </li>
  )
}
