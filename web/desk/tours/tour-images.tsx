import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ImagePlus, Star } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pickText } from '../../../worker/contracts/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { Button, buttonClass } from '../../ui/button'
import { Loaded } from '../../ui/loaded'
import { ResponsiveImage } from '../../ui/responsive-image'
import type { EditedTour } from '../editor/editor.api'
import { DeleteImagesDialog } from '../images/delete-images-dialog'
import { imageName } from '../images/image-name'
import { tourImagesQuery } from '../images/images.api'
import { LargeImage } from '../images/large-image'
import type { TourImage } from '../images/tour-image'
import { useGallery } from '../images/use-gallery'

/** Link to upload and sort images. */
const SCREEN = { to: '/admin/img/$tourId', className: buttonClass() } as const

interface TourImagesProps {
  tour: EditedTour
  /** Called with the stored tour, which has the new main image. */
  onStored: (stored: EditedTour) => void
}

/** Thumbnails to choose the main image from. */
export function TourImages({ tour, onStored }: TourImagesProps) {
  const { t } = useTranslation('desk-tours')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {t('images.gallery')}
        </h2>
        <Link {...SCREEN} params={{ tourId: String(tour.id) }}>
          <ImagePlus aria-hidden size={18} />
          {t('images.manage')}
        </Link>
      </div>
      <Loaded query={useQuery(tourImagesQuery(tour.id))} skeleton="h-24 w-full">
        {({ images }) => <ImageList tour={tour} images={images} onStored={onStored} />}
      </Loaded>
    </section>
  )
}

interface ImagesProps extends TourImagesProps {
  images: TourImage[]
}

/** The gallery. An image opens large, with its actions. */
function ImageList({ tour, images, onStored }: ImagesProps) {
  const { t } = useTranslation('desk-tours')
  const gallery = images.filter(({ purpose }) => purpose === 'gallery')
  if (gallery.length === 0) return <p className="text-muted">{t('images.empty')}</p>
  return <Gallery tour={tour} images={gallery} onStored={onStored} />
}

function Gallery({ tour, images, onStored }: ImagesProps) {
  const [large, setLarge] = useState<TourImage | null>(null)
  const [toDelete, setToDelete] = useState<TourImage[]>([])
  const { makeMain, remove } = useGallery(tour.id)
  const choose = async (image: TourImage) => {
    const stored = await makeMain(image)
    if (stored) onStored(stored)
  }
  return (
    <>
      <Thumbnails images={images} onOpen={setLarge} />
      {large && (
        <LargeImage
          image={large}
          onClose={() => setLarge(null)}
          onMain={() => void choose(large)}
          onDelete={() => setToDelete([large])}
        />
      )}
      <DeleteImagesDialog
        tour={tour}
        images={toDelete}
        onClose={() => setToDelete([])}
        onConfirm={(gone) => void remove(gone)}
      />
    </>
  )
}

function Thumbnails(props: { images: TourImage[]; onOpen: (image: TourImage) => void }) {
  const { images, onOpen } = props
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
      {images.map((image, index) => (
        <li key={image.filename}>
          <Thumbnail image={image} number={index + 1} onOpen={() => onOpen(image)} />
        </li>
      ))}
    </ul>
  )
}

interface ThumbnailProps {
  image: TourImage
  number: number
  onOpen: () => void
}

function Thumbnail({ image, number, onOpen }: ThumbnailProps) {
  const { t } = useTranslation('desk-tours')
  const name = pickText(image.alt, useLang()).text || imageName(image)
  return (
    <Button
      look="bare"
      className={`relative block aspect-[4/3] w-full overflow-hidden rounded-field border-2 hover:border-primary ${image.isMain ? 'border-accent' : 'border-transparent'}`}
      onClick={onOpen}
    >
      <ResponsiveImage
        url={image.url}
        alt={t('images.open', { number, name })}
        sizes="8rem"
        focus={image.focus}
        className="size-full object-cover"
      />
      {image.isMain && <MainStar />}
    </Button>
  )
}

function MainStar() {
  const { t } = useTranslation('desk-tours')
  return (
    <span className="absolute start-1 top-1 grid size-6 place-items-center rounded-full bg-larch text-spruce">
      <Star aria-hidden size={14} />
      <span className="sr-only">{t('images.main')}</span>
    </span>
  )
}
