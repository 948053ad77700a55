import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ImagePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TourImages } from '../../../worker/contracts/media/tour-images'
import { formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { AlertBanner } from '../../ui/alert-banner'
import { buttonClass, Button } from '../../ui/button'
import { Loaded } from '../../ui/loaded'
import { adminTourQuery, type EditedTour } from '../editor/editor.api'
import { LeaveGuard } from '../editor/leave-guard'
import { TourHeader } from '../editor/tour-header'
import { AltGrid } from './alt-grid'
import { FileButton } from './file-button'
import { ImageBoard } from './image-board'
import { tourImagesQuery } from './images.api'
import { BAR, UploadRow } from './upload-row'
import { useGallery } from './use-gallery'
import { useUploads } from './use-uploads'

const VIEWS = [
  { name: 'images', search: {} },
  { name: 'texts', search: { view: 'texts' } },
] as const

/** A tour's images. The view `texts` shows their descriptions instead. */
export function ImagesPage({ tourId, view }: { tourId: number; view: 'texts' | undefined }) {
  const { t } = useTranslation('desk-tours')
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
  const { t } = useTranslation('desk-tours')
  const gallery = useGallery(tour.id)
  const uploads = useUploads(tour.id, () => void gallery.refresh())
  const isEmpty = images.length === 0 && uploads.uploads.length === 0
  return (
    <>
      <UploadArea add={uploads.add} />
      <UploadList {...uploads} />
      {isEmpty && <p className="text-muted">{t('images.empty')}</p>}
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
  const { t } = useTranslation('desk-tours')
  return (
    <div role="group" aria-label={t('images.views')} className="flex gap-2">
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
          {t(`images.${name}`)}
        </Link>
      ))}
    </div>
  )
}

type UploadListProps = ReturnType<typeof useUploads>

/** Files that are being uploaded or have failed, with the progress of all together. */
function UploadList({ missed, forget, ...list }: UploadListProps) {
  const { t } = useTranslation('desk-tours')
  const { uploads } = list
  return (
    <>
      {missed.length > 0 && <MissedFiles names={missed} onSeen={() => forget()} />}
      {uploads.length > 0 && (
        <div className="flex flex-col gap-2">
          <Progress {...list} />
          <ul aria-label={t('images.uploads')} className="flex flex-col gap-2">
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} acts={list} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** Files that were chosen on an earlier visit and were not uploaded. */
function MissedFiles({ names, onSeen }: { names: string[]; onSeen: () => void }) {
  const { t } = useTranslation('desk-tours')
  const lang = useLang()
  return (
    <AlertBanner kind="warning" action={<Button onClick={onSeen}>{t('images.missedSeen')}</Button>}>
      {t('images.missed', { names: formatList(names, lang) })}
    </AlertBanner>
  )
}

/** The progress of all files together. */
function Progress({ uploads, arrived }: Pick<UploadListProps, 'uploads' | 'arrived'>) {
  const { t } = useTranslation('desk-tours')
  const total = uploads.length + arrived
  const sending = uploads.filter(({ state }) => state === 'sending')
  const part = arrived + sending.reduce((sum, { progress }) => sum + progress, 0)
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm font-semibold">
      <span role="status" className="tabular">
        {t('images.arrived', { arrived, total })}
      </span>
      <progress
        aria-label={t('images.uploads')}
        value={part}
        max={total}
        className={`grow ${BAR}`}
      />
    </p>
  )
}

/** A file button in an area to drop files on. A dropped file that is not an image is reported. */
function UploadArea({ add }: Pick<UploadListProps, 'add'>) {
  const { t } = useTranslation('desk-tours')
  return (
    <div
      className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-muted p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add(event.dataTransfer.files)
      }}
    >
      <AddButton add={add} />
      <p className="text-sm text-muted">{t('images.addHint')}</p>
    </div>
  )
}

function AddButton({ add }: Pick<UploadListProps, 'add'>) {
  const { t } = useTranslation('desk-tours')
  return (
    <FileButton
      multiple
      className={`${buttonClass('primary')} focus-within:outline-offset-2`}
      onFiles={add}
    >
      <ImagePlus aria-hidden size={18} />
      {t('images.add')}
    </FileButton>
  )
}
