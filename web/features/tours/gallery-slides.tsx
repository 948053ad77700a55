import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ResponsiveImage } from '../../ui/responsive-image'
import type { ViewImage } from './tours.view'

interface GallerySlidesProps {
  images: ViewImage[]
  startAt: number
  onClose: () => void
}

/** Embla's duration value for about 300 ms. */
const SLIDE_DURATION = 20
const ARROW =
  'absolute top-1/2 z-10 grid size-12 -translate-y-1/2 place-items-center rounded-full bg-spruce/80 text-snow aria-disabled:opacity-30'

/** Full-size slides with arrows, arrow keys and swipe; no autoplay. */
export function GallerySlides({ images, startAt, onClose }: GallerySlidesProps) {
  const { t } = useTranslation('tours')
  const [viewport, carousel] = useEmblaCarousel({ startIndex: startAt, duration: SLIDE_DURATION })
  const [index, setIndex] = useState(startAt)
  const last = images.length - 1
  const turnBy = useCallback(
    (step: number) => setIndex((at) => Math.min(Math.max(at + step, 0), last)),
    [last],
  )
  // Keys work before the carousel is loaded.
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') turnBy(-1)
      if (key === 'ArrowRight') turnBy(1)
    }
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [turnBy])
  useEffect(() => carousel?.scrollTo(index), [carousel, index])
  useEffect(() => {
    if (!carousel) return
    const select = () => setIndex(carousel.selectedScrollSnap())
    carousel.on('select', select)
    return () => void carousel.off('select', select)
  }, [carousel])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('gallery.position', { index: index + 1, total: images.length })}
      look="lightbox"
    >
      <div
        className="relative h-full"
        role="group"
        aria-roledescription="carousel"
        aria-label={t('gallery.label')}
      >
        <div ref={viewport} className="h-full overflow-hidden">
          <ul className="flex h-full">
            {images.map((image, position) => (
              <li
                key={image.url}
                className="h-full w-full shrink-0"
                aria-hidden={position !== index}
              >
                <figure className="relative h-full">
                  <ResponsiveImage
                    url={image.url}
                    alt=""
                    sizes="100vw"
                    className="size-full bg-transparent! object-contain"
                  />
                  <figcaption className="absolute inset-x-0 bottom-0 bg-surface/75 px-4 py-2 text-center text-sm empty:hidden">
                    {image.alt}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
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
          disabled={index === last}
          aria-label={t('gallery.next')}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </Dialog>
  )
}
