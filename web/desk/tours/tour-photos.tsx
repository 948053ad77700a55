import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ImagePlus, Star } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pickText } from '../../platform/i18n/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { Button, buttonClass } from '../../ui/button'
import { ResponsiveImage } from '../../ui/responsive-image'
import { DeleteImagesDialog } from '../images/delete-images-dialog'
import { imageName } from '../images/image-name'
import { tourImagesQuery } from '../images/images.api'
import { LargeImage } from '../images/large-image'
import type { TourImage } from '../images/tour-image'
import { useGallery } from '../images/use-gallery'
import type { EditedTour } from '../editor/editor.api'
import { Loaded } from '../../ui/loaded'

interface TourPhotosProps {
  tour: EditedTour
  /** Called with the tour as stored with its new main image. */
  onStored: (stored: EditedTour) => void
}

/** Thumbnails with the choice of the main image; uploads and order have their own screen. */
export function TourPhotos({ tour, onStored }: TourPhotosProps) {
  const { t } = useTranslation('images')
  const titleId = useId()
  const images = useQuery(tourImagesQuery(tour.id))
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {t('gallery')}
        </h2>
        <Link
          to="/admin/img/$forumId"
          params={{ forumId: String(tour.id) }}
          className={buttonClass()}
        >
          <ImagePlus aria-hidden size={18} />
          {t('manage')}
        </Link>
      </div>
      <Loaded query={images} skeleton="h-24 w-full">
        {({ images }) => <Photos tour={tour} images={images} onStored={onStored} />}
      </Loaded>
    </section>
  )
}

function Photos({ tour, images, onStored }: TourPhotosProps & { images: TourImage[] }) {
  const { t } = useTranslation('images')
  const lang = useLang()
  const [large, setLarge] = useState<TourImage | null>(null)
  const [toDelete, setToDelete] = useState<TourImage | null>(null)
  const { makeMain, remove } = useGallery(tour.id)
  const gallery = images.filter(({ purpose }) => purpose === 'gallery')
  if (gallery.length === 0) return <p className="text-muted">{t('empty')}</p>
  const choose = async (image: TourImage) => {
    const stored = await makeMain(image)
    if (stored) onStored(stored)
  }
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {gallery.map((image, index) => (
          <li key={image.filename}>
            <Thumbnail image={image} number={index + 1} onOpen={() => setLarge(image)} />
          </li>
        ))}
      </ul>
      {large && (
        <LargeImage
          image={large}
          description={pickText(large.alt, lang).text}
          isOpen
          onClose={() => setLarge(null)}
          onMain={large.isMain ? null : () => void choose(large)}
          onDelete={() => setToDelete(large)}
        />
      )}
      <DeleteImagesDialog
        tour={tour}
        images={toDelete ? [toDelete] : []}
        onClose={() => setToDelete(null)}
        onConfirm={(images) => void remove(images)}
      />
    </>
  )
}

interface ThumbnailProps {
  image: TourImage
  number: number
  onOpen: () => void
}

function Thumbnail({ image, number, onOpen }: ThumbnailProps) {
  const { t } = useTranslation('images')
  const lang = useLang()
  return (
    <Button
      look="bare"
      className={`relative block aspect-[4/3] w-full overflow-hidden rounded-field border-2 hover:border-primary ${image.isMain ? 'border-accent' : 'border-transparent'}`}
      onClick={onOpen}
    >
      <ResponsiveImage
        url={image.url}
        alt={t('open', {
          number,
          name: pickText(image.alt, lang).text || imageName(image),
        })}
        sizes="8rem"
        focus={image.focus}
        className="size-full object-cover"
      />
      {image.isMain && (
        <span className="absolute start-1 top-1 grid size-6 place-items-center rounded-full bg-larch text-spruce">
          <Star aria-hidden size={14} />
          <span className="sr-only">{t('main')}</span>
        </span>
      )}
    </Button>
  )
}
