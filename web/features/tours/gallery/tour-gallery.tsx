import { useTranslation } from 'react-i18next'
import { ResponsiveImage } from '../../../ui/responsive-image'
import { Button } from '../../../ui/button'
import { GallerySlides } from './gallery-slides'
import type { ViewImage } from '../tours.view'

const SLIDES = 'gallery'
const MOSAIC = 5
const LABEL =
  'no-print pointer-events-none absolute end-3 bottom-3 rounded-full bg-spruce/85 px-3 py-1 text-sm text-snow tabular'

/** A mosaic of five on a desktop, a swipeable strip on a phone; a click opens the slides. */
export function TourGallery({ images, name }: { images: ViewImage[]; name: string }) {
  const { t } = useTranslation('tours')
  if (images.length === 0) return null
  return (
    <section aria-label={t('gallery.label')}>
      <div className="relative">
        <ul className="flex aspect-[3/2] print:aspect-[3/1] print:overflow-hidden snap-x snap-mandatory overflow-x-auto rounded-card [scrollbar-width:none] md:grid md:aspect-[21/9] md:grid-cols-4 md:grid-rows-2 md:gap-2 md:overflow-hidden">
          {images.map((image, index) => (
            <li
              key={image.url}
              className={`relative w-full shrink-0 snap-center md:w-auto ${index === 0 ? 'md:col-span-2 md:row-span-2' : 'held'} ${index >= MOSAIC ? 'md:hidden' : ''}`}
            >
              <Button
                look="bare"
                className="group block size-full overflow-hidden"
                command="show-modal"
                commandfor={SLIDES}
                value={index}
                aria-label={`${t('gallery.open')}: ${image.alt || name}`}
              >
                <ResponsiveImage
                  url={image.url}
                  alt={image.alt}
                  focus={image.focus}
                  isFirst={index === 0}
                  sizes={
                    index === 0
                      ? '(min-width: 1240px) 600px, (min-width: 768px) 50vw, 100vw'
                      : '(min-width: 1240px) 300px, (min-width: 768px) 25vw, 62vw'
                  }
                  className={`picture-edge size-full object-cover transition-transform duration-200 group-hover:scale-[1.02] ${index === 0 ? '[view-transition-name:tour-picture]' : ''}`}
                />
              </Button>
              <span aria-hidden className={`${LABEL} md:hidden`}>
                {index + 1} / {images.length}
              </span>
            </li>
          ))}
        </ul>
        <span aria-hidden className={`${LABEL} max-md:hidden`}>
          {t('gallery.all', { count: images.length })}
        </span>
      </div>
      <GallerySlides id={SLIDES} images={images} />
    </section>
  )
}
