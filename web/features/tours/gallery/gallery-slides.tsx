import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useEffect, useState, type KeyboardEvent, type RefObject, type Ref } from 'react'
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
  const title = t('gallery.label')
  return (
    <NativeDialog {...{ id, title }} look="lightbox" onKeyDown={(key) => turnByKey(key, turnBy)}>
      <div
        className="absolute inset-0"
        role="group"
        aria-roledescription="carousel"
        aria-label={title}
      >
        <SlideStrip ref={slides} images={images} />
        <p role="status" className="sr-only">
          {t('gallery.position', { index: index + 1, total })} {images[index]?.alt}
        </p>
        <Arrow to="previous" disabled={index === 0} onClick={() => turnBy(-1)} />
        <Arrow to="next" disabled={index === total - 1} onClick={() => turnBy(1)} />
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

type ArrowProps = { to: 'previous' | 'next'; disabled: boolean; onClick: () => void }

function Arrow({ to, ...button }: ArrowProps) {
  const { t } = useTranslation('tours')
  const Icon = to === 'previous' ? ChevronLeft : ChevronRight
  const look = `${ARROW} ${to === 'previous' ? 'start-1' : 'end-1'}`
  return (
    <Button look="bare" className={look} aria-label={t(`gallery.${to}`)} {...button}>
      <Icon aria-hidden />
    </Button>
  )
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
