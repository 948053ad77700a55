import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { USUAL_FOCUS } from '../../../worker/contracts/media/image-focus'
import { pickText } from '../../../worker/contracts/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Loaded } from '../../ui/loaded'
import { ResponsiveImage } from '../../ui/responsive-image'
import { imageLabel } from './image-name'
import { tourImagesQuery, type UploadPlace } from './images.api'
import type { PickedImage, TourImage } from './tour-image'
import { UploadButton } from './upload-button'
import { useImageUpload } from './use-image-upload'

interface ImagePickerProps extends PickerUploadProps, Omit<PickerGridProps, 'images'> {
  onClose: () => void
}

/** Chooses one of a tour's or the company's images, or uploads a new one. */
export function ImagePicker({ tourId, place, onClose, onPick, ...binning }: ImagePickerProps) {
  const { t } = useTranslation('desk-tours')
  const images = useQuery(tourImagesQuery(tourId))
  return (
    <Dialog isOpen onClose={onClose} title={t('images.pick')} look="sheet">
      <PickerUpload tourId={tourId} place={place} onPick={onPick} />
      <Loaded query={images} skeleton="h-48 w-full">
        {(found) => <PickerGrid images={found.images} onPick={onPick} {...binning} />}
      </Loaded>
    </Dialog>
  )
}

interface PickerUploadProps {
  tourId: number
  /** The place of a new image. */
  place: Pick<UploadPlace, 'routeId' | 'purpose'>
  onPick: (image: PickedImage) => void
}

/** Uploads an image and picks it. */
function PickerUpload(props: PickerUploadProps) {
  const { t } = useTranslation('desk-tours')
  const [fault, setFault] = useState('')
  const { progress, upload } = usePickedUpload(props, setFault)
  const start = (files: File[]) => {
    setFault('')
    return upload(files)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <UploadButton text={t('images.pickUpload')} progress={progress} upload={start} />
      {fault && (
        <p role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}

function usePickedUpload(props: PickerUploadProps, onFault: (text: string) => void) {
  const { tourId, place, onPick } = props
  const client = useQueryClient()
  const onUploaded = (url: string) => {
    void client.invalidateQueries({ queryKey: tourImagesQuery(tourId).queryKey })
    onPick({ url, alt: [], focus: USUAL_FOCUS })
  }
  return useImageUpload({ tourId, ...place }, { onUploaded, onFault })
}

interface PickerGridProps {
  images: TourImage[]
  onPick: (image: PickedImage) => void
  /** Whether an image can be moved to the bin from here, and how. */
  mayBin?: (image: TourImage) => boolean
  onBin?: (filename: string) => void
}

function PickerGrid({ images, onPick, mayBin, onBin }: PickerGridProps) {
  const { t } = useTranslation('desk-tours')
  if (images.length === 0) return <p className="text-muted">{t('images.empty')}</p>
  return (
    <ul className="grid max-h-[60dvh] grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 overflow-y-auto p-1">
      {images.map((image) => (
        <li key={image.filename} className="relative min-w-0">
          <PickButton image={image} onClick={() => onPick(image)} />
          {mayBin?.(image) && <BinButton image={image} onClick={() => onBin?.(image.filename)} />}
        </li>
      ))}
    </ul>
  )
}

function PickButton({ image, onClick }: { image: TourImage; onClick: () => void }) {
  const { t } = useTranslation('desk-tours')
  const lang = useLang()
  const { text } = pickText(image.alt, lang)
  return (
    <Button
      look="bare"
      title={text}
      className="block w-full overflow-hidden rounded-field border-2 border-transparent text-start hover:border-primary"
      onClick={onClick}
    >
      <ResponsiveImage
        url={image.url}
        alt={t('images.pickOne', { name: text || imageLabel(image, lang) })}
        sizes="9rem"
        focus={image.focus}
        className="aspect-square h-auto w-full rounded-field object-cover"
      />
    </Button>
  )
}

function BinButton({ image, onClick }: { image: TourImage; onClick: () => void }) {
  const { t } = useTranslation('desk-tours')
  const lang = useLang()
  return (
    <Button
      look="framedIcon"
      className="absolute end-1 top-1"
      aria-label={t('images.binOne', { name: imageLabel(image, lang) })}
      onClick={onClick}
    >
      <Trash2 aria-hidden size={16} />
    </Button>
  )
}
