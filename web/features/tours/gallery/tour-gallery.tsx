import { useTranslation } from 'react-i18next'
import type { ViewImage } from '../tours.view'
import { GallerySlides } from './gallery-slides'
import { COUNT_LABEL, GalleryTile, SLIDES } from './gallery-tile'

interface TourGalleryProps {
  images: ViewImage[]
  /** Name of the tour. */
  name: string
  /** Leaves out the slides. */
  isFirstScreen: boolean
}

/** A mosaic of five on a desktop, a swipeable strip on a phone; a click opens the slides. */
export function TourGallery({ images, name, isFirstScreen }: TourGalleryProps) {
  const { t } = useTranslation('tours')
  if (images.length === 0) return null
  return (
    <section aria-label={t('gallery.label')}>
      <div className="relative">
        <ul className="flex aspect-[3/2] print:aspect-[3/1] print:overflow-hidden snap-x snap-mandatory overflow-x-auto rounded-card [scrollbar-width:none] md:grid md:aspect-[21/9] md:grid-cols-4 md:grid-rows-2 md:gap-2 md:overflow-hidden">
          {images.map((image, index) => (
            <GalleryTile key={image.url} {...{ image, index, name }} total={images.length} />
          ))}
        </ul>
        <span aria-hidden className={`${COUNT_LABEL} max-md:hidden`}>
          {t('gallery.all', { count: images.length })}
        </span>
      </div>
      {isFirstScreen || <GallerySlides id={SLIDES} images={images} />}
    </section>
  )
}
