import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { ResponsiveImage } from '../../../ui/responsive-image'
import type { ViewImage } from '../tours.view'
import { GallerySlides } from './gallery-slides'

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

type GalleryTileProps = { image: ViewImage; index: number; name: string; total: number }

/** Opens the slides at this image. */
function GalleryTile({ image, index, name, total }: GalleryTileProps) {
  const { t } = useTranslation(['tours', 'common'])
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
        aria-label={t('common:labelled', { label: t('gallery.open'), value: image.alt || name })}
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
      className={`image-edge size-full object-cover transition-transform duration-200 group-hover:scale-[1.02] ${isMain ? '[view-transition-name:tour-picture]' : ''}`}
    />
  )
}
