import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { TourImages } from '../../../worker/contracts/media/tour-images'
import { buttonClass } from '../../ui/button'
import { Loaded } from '../../ui/loaded'
import { adminTourQuery, type EditedTour } from '../editor/editor.api'
import { LeaveGuard } from '../editor/leave-guard'
import { TourHeader } from '../editor/tour-header'
import { AltGrid } from './alt-grid'
import { ImageBoard } from './image-board'
import { tourImagesQuery } from './images.api'
import { UploadArea, UploadList } from './upload-list'
import { useGallery } from './use-gallery'
import { useUploads } from './use-uploads'

const VIEWS = [
  { name: 'images', search: {} },
  { name: 'texts', search: { view: 'texts' } },
] as const

/** A tour's images. The view `texts` shows their descriptions instead. */
export function ImagesPage({ tourId, view }: { tourId: number; view: 'texts' | undefined }) {
  const { t } = useTranslation('admin')
  const tour = useQuery(adminTourQuery(tourId))
  const images = useQuery(tourImagesQuery(tourId))
  return (
    <Loaded query={tour} failure={t('tour.loadFailed')} skeleton="h-24 w-full">
      {(tour) => (
        <>
          <TourHeader tour={tour} screen="images" />
          <Loaded query={images} skeleton="h-96 w-full">
            {(images) => (
              <Images key={tourId} tour={tour} images={images.images} view={view ?? 'images'} />
            )}
          </Loaded>
        </>
      )}
    </Loaded>
  )
}

interface ImagesProps {
  tour: EditedTour
  images: TourImages['images']
  view: (typeof VIEWS)[number]['name']
}

function Images({ tour, images, view }: ImagesProps) {
  const { t } = useTranslation('images')
  const gallery = useGallery(tour.id)
  const uploads = useUploads(tour.id, () => void gallery.refresh())
  const isEmpty = images.length === 0 && uploads.uploads.length === 0
  return (
    <>
      <UploadArea add={uploads.add} />
      <UploadList {...uploads} />
      {isEmpty && <p className="text-muted">{t('empty')}</p>}
      {images.length > 0 && <ViewLinks tourId={tour.id} />}
      {view === 'images' ? (
        <ImageBoard tour={tour} images={images} gallery={gallery} />
      ) : (
        <AltGrid images={images} onSave={gallery.describe} />
      )}
      <LeaveGuard hasChanges={uploads.isUploading} text="leave.uploads" />
    </>
  )
}

/** Links to the images and to their descriptions. */
function ViewLinks({ tourId }: { tourId: number }) {
  const { t } = useTranslation('images')
  return (
    <div role="group" aria-label={t('views')} className="flex gap-2">
      {VIEWS.map(({ name, search }) => (
        <Link
          key={name}
          to="/admin/img/$tourId"
          params={{ tourId: String(tourId) }}
          search={search}
          resetScroll={false}
          activeOptions={{ exact: true }}
          className={buttonClass('pill')}
        >
          {t(name)}
        </Link>
      ))}
    </div>
  )
}
