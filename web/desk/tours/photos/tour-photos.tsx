import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { Loaded } from '../../../ui/loaded'
import type { EditedTour } from '../../editor/editor.api'
import { tourImagesQuery } from '../../images/images.api'
import { Photos } from './photos'

interface TourPhotosProps {
  tour: EditedTour
  /** Called with the stored tour, which has the new main image. */
  onStored: (stored: EditedTour) => void
}

/** Thumbnails to choose the main image from. Uploading and sorting have a screen of their own. */
export function TourPhotos({ tour, onStored }: TourPhotosProps) {
  const { t } = useTranslation('images')
  const titleId = useId()
  const forumId = String(tour.id)
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {t('gallery')}
        </h2>
        <Link to="/admin/img/$forumId" params={{ forumId }} className={buttonClass()}>
          <ImagePlus aria-hidden size={18} />
          {t('manage')}
        </Link>
      </div>
      <Loaded query={useQuery(tourImagesQuery(tour.id))} skeleton="h-24 w-full">
        {({ images }) => <Photos tour={tour} images={images} onStored={onStored} />}
      </Loaded>
    </section>
  )
}
