import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useEffect, useState, type KeyboardEvent, type RefObject, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { NativeDialog } from '../../../ui/dialog'
import { ResponsiveImage } from '../../../ui/responsive-image'
import type { ViewImage } from '../tours.view'

const ARROW =
  'absolute inset-y-0 z-10 my-auto grid size-12 place-items-center rounded-full bg-spruce/80 text-snow aria-disabled:opacity-30'

/** Id of the dialog with the slides. */
const SLIDES = 'gallery'

const COUNT_LABEL =
  'no-print pointer-events-none absolute end-3 bottom-3 rounded-full bg-spruce/85 px-3 py-1 text-sm text-snow tabular'

const MOSAIC = 5

/** `name`: of the tour. The first screen has no slides. */
type TourGalleryProps = { images: ViewImage[]; name: string; isFirstScreen: boolean }

/** A mosaic of five on a desktop, a swipeable strip on a phone; a click opens the slides. */
export function TourGallery({ images, name, isFirstScreen }: TourGalleryProps) {
  const { t } = useTranslation('tours')
  if (images.length === 0) return null
  return (
    <section aria-label={t('gallery.label')}>
      <div className="relative">
        <ul className="flex aspect-[3/2] w-full [@media(height<30rem)]:max-h-[45svh] print:aspect-[3/1] print:overflow-hidden snap-x snap-mandatory overflow-x-auto rounded-card [scrollbar-width:none] md:grid md:aspect-[21/9] md:grid-cols-4 md:grid-rows-2 md:gap-2 md:overflow-hidden">
          {images.map((image, index) => (
            <GalleryTile key={image.url} {...{ image, index, name }} total={images.length} />
          ))}
        </ul>
        <span aria-hidden className={`${COUNT_LABEL} max-md:hidden`}>
          {t('gallery.all', { count: images.length })}
        </span>
      </div>
      <GalleryDialog images={images} isFirstScreen={isFirstScreen} />
    </section>
  )
}

type GalleryTileProps = { image: ViewImage; index: number; name: string; total: number }

/** Opens the slides at this image. */
function GalleryTile({ image, index, name, total }: GalleryTileProps) {
  const { t } = useTranslation(['tours', 'site'])
  return (
    <li
      className={`relative w-full shrink-0 snap-center md:w-auto ${index === 0 ? 'md:col-span-2 md:row-span-2' : 'held'} ${index >= MOSAIC ? 'md:hidden' : ''}`}
    >
      <Button
        look="bare"
        className="group block size-full overflow-hidden"
        command="show-modal"
        commandfor={SLIDES}
        value={index}
        aria-label={t('site:labelled', { label: t('gallery.open'), value: image.alt || name })}
      >
        <TileImage image={image} isMain={index === 0} />
      </Button>
      <span aria-hidden className={`${COUNT_LABEL} md:hidden`}>
        {index + 1} / {total}
      </span>
    </li>
  )
}

/** The main image is twice as wide and high as the others; on a phone it is 32 px narrower than the screen. */
function TileImage({ image, isMain }: { image: ViewImage; isMain: boolean }) {
  return (
    <ResponsiveImage
      {...image}
      isFirst={isMain}
      sizes={
        isMain
          ? '(min-width: 1240px) 600px, (min-width: 768px) 50vw, 88vw'
          : '(min-width: 1240px) 300px, (min-width: 768px) 25vw, 62vw'
      }
      className={`image-edge size-full object-cover transition-transform duration-150 group-hover:scale-[1.02] ${isMain ? '[view-transition-name:tour-picture]' : ''}`}
    />
  )
}

/** It can be opened from the first screen on, before it has slides. */
function GalleryDialog({ images, isFirstScreen }: Omit<TourGalleryProps, 'name'>) {
  const { t } = useTranslation('tours')
  const slides = useRef<HTMLUListElement>(null)
  const turnBy = (step: number) => {
    const list = slides.current
    if (list) list.children[shownSlide(list) + step]?.scrollIntoView({ block: 'nearest' })
  }
  const dialog = { id: SLIDES, title: t('gallery.label') }
  return (
    <NativeDialog {...dialog} look="lightbox" onKeyDown={(key) => turnByKey(key, turnBy)}>
      {isFirstScreen || <GallerySlides {...{ images, slides, turnBy }} />}
    </NativeDialog>
  )
}

interface GallerySlidesProps {
  images: ViewImage[]
  slides: RefObject<HTMLUListElement | null>
  turnBy: (step: number) => void
}

/** Full-size slides that scroll by swipe, arrows and arrow keys; no autoplay. */
function GallerySlides({ images, slides, turnBy }: GallerySlidesProps) {
  const { t } = useTranslation('tours')
  const index = useShownSlide(slides)
  const total = images.length
  return (
    <div
      className="absolute inset-0"
      role="group"
      aria-roledescription="carousel"
      aria-label={t('gallery.label')}
    >
      <SlideStrip ref={slides} images={images} />
      <p role="status" className="sr-only">
        {t('gallery.position', { index: index + 1, total })} {images[index]?.alt}
      </p>
      <Arrow to="previous" disabled={index === 0} onClick={() => turnBy(-1)} />
      <Arrow to="next" disabled={index === total - 1} onClick={() => turnBy(1)} />
    </div>
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

function shownSlide({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / Math.max(1, clientWidth))
}

/** Index of the slide in view; also of one that was scrolled to before the app ran. */
function useShownSlide(slides: RefObject<HTMLUListElement | null>): number {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const list = slides.current
    if (!list) return
    const follow = () => setIndex(shownSlide(list))
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
