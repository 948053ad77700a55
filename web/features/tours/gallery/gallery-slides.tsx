import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
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
  const turnBy = (step: number) =>
    slides.current?.children[index + step]?.scrollIntoView({ block: 'nearest' })
  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    turnBy(step)
  }
  return (
    <NativeDialog id={id} title={t('gallery.label')} look="lightbox" onKeyDown={turnByKey}>
      <div
        className="relative h-full"
        role="group"
        aria-roledescription="carousel"
        aria-label={t('gallery.label')}
      >
        <ul
          ref={slides}
          data-slides
          tabIndex={0}
          className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none]"
        >
          {images.map((image, position) => (
            <li key={image.url} className="h-full w-full shrink-0 snap-center">
              <figure className="relative h-full">
                <ResponsiveImage
                  url={image.url}
                  alt=""
                  sizes="100vw"
                  className="size-full bg-transparent! object-contain"
                />
                <figcaption className="tabular absolute inset-x-0 bottom-0 bg-surface/75 px-4 py-2 text-center text-sm">
                  {t('gallery.position', { index: position + 1, total: images.length })}
                  {image.alt && ` · ${image.alt}`}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p role="status" className="sr-only">
          {t('gallery.position', { index: index + 1, total: images.length })} {images[index]?.alt}
        </p>
        <Button
          look="bare"
          className={`${ARROW} start-1`}
          onClick={() => turnBy(-1)}
          disabled={index === 0}
          aria-label={t('gallery.previous')}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button
          look="bare"
          className={`${ARROW} end-1`}
          onClick={() => turnBy(1)}
          disabled={index === images.length - 1}
          aria-label={t('gallery.next')}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </NativeDialog>
  )
}

/** Index of the slide in view; also of one that was scrolled to before the app ran. */
function useShownSlide(slides: RefObject<HTMLUListElement | null>): number {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const list = slides.current
    if (!list) return
    const follow = () => setIndex(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))
    // Read at once, it would force a layout within the navigation that shows the tour.
    const frame = requestAnimationFrame(follow)
    list.addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      list.removeEventListener('scroll', follow)
    }
  }, [slides])
  return index
}
