import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { NativeDialog } from '../../../ui/dialog'
import type { ViewImage } from '../tours.view'
import { SlideArrows } from './slide-arrows'
import { SlideStrip } from './slide-strip'
import { useShownSlide } from './use-shown-slide'

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
