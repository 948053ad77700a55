import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TourImages } from '../../../worker/contracts/tours-admin'
import { buttonClass } from '../../ui/button'
import { adminTourQuery, type EditedTour } from '../editor/editor.api'
import { LeaveGuard } from '../editor/leave-guard'
import { TourHeader } from '../editor/tour-header'
import { Loaded } from '../../ui/loaded'
import { DeleteImageDialog } from './delete-image-dialog'
import { ImageRow } from './image-row'
import { orderAfterMove } from './image-order'
import { findUses } from './image-uses'
import { tourImagesQuery } from './images.api'
import type { TourImage } from './tour-image'
import { UploadList } from './upload-list'
import { useGallery } from './use-gallery'
import { useUploads } from './use-uploads'

export function ImagesPage({ forumId }: { forumId: number }) {
  const { t } = useTranslation('admin')
  const tour = useQuery(adminTourQuery(forumId))
  const images = useQuery(tourImagesQuery(forumId))
  return (
    <Loaded query={tour} failure={t('tour.loadFailed')} skeleton="h-24 w-full">
      {(tour) => (
        <>
          <TourHeader tour={tour} screen="images" />
          <Loaded query={images} skeleton="h-96 w-full">
            {(images) => <Gallery key={forumId} tour={tour} images={images.images} />}
          </Loaded>
        </>
      )}
    </Loaded>
  )
}

function Gallery({ tour, images }: { tour: EditedTour; images: TourImages['images'] }) {
  const { t } = useTranslation('admin')
  const [toDelete, setToDelete] = useState<TourImage | null>(null)
  const { refresh, arrange, makeMain, describe, remove } = useGallery(tour.id)
  const uploads = useUploads(tour.id, () => void refresh())
  const gallery = images.filter(({ purpose }) => purpose === 'gallery')
  const others = images.filter(({ purpose }) => purpose !== 'gallery')
  const uses = (image: TourImage) => findUses(image, tour)
  const isUsed = (image: TourImage) => uses(image).length > 0
  const lists = [
    { title: t('images.used'), shown: others.filter(isUsed) },
    { title: t('images.unused'), shown: others.filter((image) => !isUsed(image)) },
  ]
  const rowOf = (image: TourImage, index: number) => ({
    image,
    number: index + 1,
    uses: uses(image),
    onAlts: (alt: TourImage['alt']) => describe([{ filename: image.filename, alt }]),
    onDelete: () => setToDelete(image),
  })
  return (
    <>
      <UploadArea add={uploads.add} />
      <UploadList {...uploads} />
      <ImageList title={t('images.gallery')} images={gallery}>
        {(image, index) => (
          <ImageRow
            {...rowOf(image, index)}
            place={{
              canMoveUp: index > 0,
              canMoveDown: index < gallery.length - 1,
              onMove: (step) => void arrange(orderAfterMove(gallery, image.filename, index + step)),
              onMain: () => void makeMain(image),
              onFocus: (focus) => describe([{ filename: image.filename, focus }]),
            }}
          />
        )}
      </ImageList>
      {lists.map(({ title, shown }) => (
        <ImageList key={title} title={title} images={shown}>
          {(image, index) => <ImageRow {...rowOf(image, index)} />}
        </ImageList>
      ))}
      {images.length === 0 && uploads.uploads.length === 0 && (
        <p className="text-muted">{t('images.empty')}</p>
      )}
      <LeaveGuard
        hasChanges={uploads.uploads.some(({ state }) => state !== 'failed')}
        text="leave.uploads"
      />
      <DeleteImageDialog
        tour={tour}
        image={toDelete}
        onClose={() => setToDelete(null)}
        onConfirm={(image) => void remove([image])}
      />
    </>
  )
}

interface ImageListProps {
  title: string
  images: TourImage[]
  children: (image: TourImage, index: number) => ReactNode
}

/** A titled list; nothing without images. */
function ImageList({ title, images, children }: ImageListProps) {
  if (images.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-lg">
        {title} <span className="tabular text-base font-normal text-muted">{images.length}</span>
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {images.map((image, index) => (
          <li key={image.filename}>{children(image, index)}</li>
        ))}
      </ul>
    </section>
  )
}

/** A file button in an area to drop files on. */
function UploadArea({ add }: { add: (files: Iterable<File>) => void }) {
  const { t } = useTranslation('admin')
  return (
    <div
      className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-muted p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add([...event.dataTransfer.files].filter(({ type }) => type.startsWith('image/')))
      }}
    >
      <label
        className={`${buttonClass('primary')} focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary`}
      >
        <ImagePlus aria-hidden size={18} />
        {t('images.add')}
        <input
          type="file"
          accept="image/*"
          multiple
          className="sr-only"
          onChange={({ target }) => {
            add(target.files ?? [])
            target.value = ''
          }}
        />
      </label>
      <p className="text-sm text-muted">{t('images.addHint')}</p>
    </div>
  )
}
