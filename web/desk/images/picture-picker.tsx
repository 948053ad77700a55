import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { USUAL_FOCUS } from '../../../worker/contracts/images'
import { useLang } from '../../platform/i18n/use-lang'
import { pickText } from '../../platform/i18n/translated'
import { Button, buttonClass } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Loaded } from '../../ui/loaded'
import { ResponsiveImage } from '../../ui/responsive-image'
import { IMAGE_TYPES } from './file-kind'
import { imageLabel } from './image-name'
import { tourImagesQuery } from './images.api'
import type { TourImage } from './tour-image'
import { uploadImage, type UploadPlace } from './upload.api'
import { useUploadFault } from './use-upload-fault'

/** What is put into a text or an entry; a new image has no description yet. */
export type PickedImage = Pick<TourImage, 'url' | 'alt' | 'focus'>

interface PicturePickerProps {
  tourId: number
  /** What a new image is for. */
  place: Pick<UploadPlace, 'routeId' | 'purpose'>
  onClose: () => void
  onPick: (image: PickedImage) => void
  /** Whether an image can go to the bin from here, and how. */
  mayBin?: (image: TourImage) => boolean
  onBin?: (filename: string) => void
}

/** The pictures of a tour or of the company to choose one from, or to upload one to. */
export function PicturePicker({ tourId, place, onClose, onPick, ...binning }: PicturePickerProps) {
  const { t } = useTranslation('images')
  const images = useQuery(tourImagesQuery(tourId))
  return (
    <Dialog isOpen onClose={onClose} title={t('pick')} look="sheet">
      <PickerUpload tourId={tourId} place={place} onPick={onPick} />
      <Loaded query={images} skeleton="h-48 w-full">
        {(found) => <PickerGrid images={found.images} onPick={onPick} {...binning} />}
      </Loaded>
    </Dialog>
  )
}

function PickerGrid({
  images,
  onPick,
  mayBin,
  onBin,
}: Pick<PicturePickerProps, 'onPick' | 'mayBin' | 'onBin'> & { images: TourImage[] }) {
  const { t } = useTranslation('images')
  const lang = useLang()
  if (images.length === 0) return <p className="text-muted">{t('empty')}</p>
  return (
    <ul className="grid max-h-[60dvh] grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 overflow-y-auto p-1">
      {images.map((image) => (
        <li key={image.filename} className="relative min-w-0">
          <Button
            look="bare"
            title={pickText(image.alt, lang).text}
            className="block w-full overflow-hidden rounded-field border-2 border-transparent text-start hover:border-primary"
            onClick={() => onPick(image)}
          >
            <ResponsiveImage
              url={image.url}
              alt={t('pickOne', {
                name: pickText(image.alt, lang).text || imageLabel(image, lang),
              })}
              sizes="9rem"
              focus={image.focus}
              className="aspect-square h-auto w-full rounded-field object-cover"
            />
          </Button>
          {mayBin?.(image) && (
            <Button
              look="framedIcon"
              className="absolute end-1 top-1"
              aria-label={t('binOne', { name: imageLabel(image, lang) })}
              onClick={() => onBin?.(image.filename)}
            >
              <Trash2 aria-hidden size={16} />
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function PickerUpload({
  tourId,
  place,
  onPick,
}: Pick<PicturePickerProps, 'tourId' | 'place' | 'onPick'>) {
  const { t } = useTranslation('images')
  const client = useQueryClient()
  const faultOf = useUploadFault()
  const [progress, setProgress] = useState<number | null>(null)
  const [fault, setFault] = useState('')
  const upload = async (file: File) => {
    setFault('')
    setProgress(0)
    try {
      const { signal } = new AbortController()
      const { url } = await uploadImage({ file, tourId, ...place, signal, onProgress: setProgress })
      void client.invalidateQueries({ queryKey: tourImagesQuery(tourId).queryKey })
      onPick({ url, alt: [], focus: USUAL_FOCUS })
    } catch (failure) {
      setFault(t('uploadFailed', { file: file.name, message: faultOf(failure, file) }))
    } finally {
      setProgress(null)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label
        className={`${buttonClass()} cursor-pointer focus-within:outline-3 focus-within:outline-primary`}
      >
        <Upload aria-hidden size={16} />
        {progress === null
          ? t('pickUpload')
          : t('sending', { percent: Math.round(progress * 100) })}
        <input
          type="file"
          accept={IMAGE_TYPES}
          className="sr-only"
          aria-disabled={progress !== null || undefined}
          onClick={(event) => progress !== null && event.preventDefault()}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void upload(file)
            target.value = ''
          }}
        />
      </label>
      {fault && (
        <p role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}
