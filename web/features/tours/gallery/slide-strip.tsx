import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ResponsiveImage } from '../../../ui/responsive-image'
import type { ViewImage } from '../tours.view'

/** The slides side by side; one is in view. */
export function SlideStrip({ ref, images }: { ref: Ref<HTMLUListElement>; images: ViewImage[] }) {
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
