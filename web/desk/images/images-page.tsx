import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TourImages } from '../../../worker/contracts/tours-admin'
import { Button } from '../../ui/button'
import { Loaded } from '../../ui/loaded'
import { adminTourQuery, type EditedTour } from '../editor/editor.api'
import { LeaveGuard } from '../editor/leave-guard'
import { TourHeader } from '../editor/tour-header'
import { AltGrid } from './alt-grid'
import { ImageBoard } from './image-board'
import { tourImagesQuery } from './images.api'
import { UploadArea } from './upload-area'
import { UploadList } from './upload-list'
import { useGallery } from './use-gallery'
import { useUploads } from './use-uploads'

const VIEWS = ['pictures', 'texts'] as const

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
            {(images) => <Images key={forumId} tour={tour} images={images.images} />}
          </Loaded>
        </>
      )}
    </Loaded>
  )
}

function Images({ tour, images }: { tour: EditedTour; images: TourImages['images'] }) {
  const { t } = useTranslation('images')
  const [view, setView] = useState<(typeof VIEWS)[number]>('pictures')
  const gallery = useGallery(tour.id)
  const uploads = useUploads(tour.id, () => void gallery.refresh())
  return (
    <>
      <UploadArea add={uploads.add} />
      <UploadList {...uploads} />
      {images.length === 0 && uploads.uploads.length === 0 && (
        <p className="text-muted">{t('empty')}</p>
      )}
      {images.length > 0 && (
        <div role="group" aria-label={t('views')} className="flex gap-2">
          {VIEWS.map((each) => (
            <Button
              key={each}
              look="pill"
              aria-current={each === view || undefined}
              onClick={() => setView(each)}
            >
              {t(each)}
            </Button>
          ))}
        </div>
      )}
      {view === 'pictures' ? (
        <ImageBoard tour={tour} images={images} gallery={gallery} />
      ) : (
        <AltGrid images={images} onSave={gallery.describe} />
      )}
      <LeaveGuard
        hasChanges={uploads.uploads.some(({ state }) => state !== 'failed')}
        text="leave.uploads"
      />
    </>
  )
}
