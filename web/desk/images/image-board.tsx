import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditedTour } from '../editor/editor.api'
import { ChoiceBar } from './choice-bar'
import { CropDialog } from './crop-dialog'
import { DeleteImagesDialog } from './delete-images-dialog'
import { ImageGrid } from './image-grid'
import { listImages } from './image-lists'
import { OpenImage } from './open-image'
import type { TourImage } from './tour-image'
import { useChosen } from './use-chosen'
import type { useGallery } from './use-gallery'
import { useOrder } from './use-order'
import { useReplacement } from './use-replacement'

interface ImageBoardProps {
  tour: EditedTour
  images: TourImage[]
  gallery: ReturnType<typeof useGallery>
}

/** All pictures of a tour: in order, opened, and several at once. */
export function ImageBoard({ tour, images, gallery }: ImageBoardProps) {
  const { t } = useTranslation('images')
  const [openName, setOpenName] = useState<string | null>(null)
  const [toCrop, setToCrop] = useState<TourImage | null>(null)
  const [toDelete, setToDelete] = useState<TourImage[]>([])
  const { moved, order } = useOrder(gallery.arrange)
  const { busy, replace, crop } = useReplacement(tour.id)
  const lists = listImages(images, tour)
  const choice = useChosen(lists.shown.map(({ filename }) => filename))
  const board = { tour, lists, makeMain: gallery.makeMain, onOrder: order, onDelete: setToDelete }
  const grid = { chosen: choice.chosen, onChoose: choice.choose, onOpen: setOpenName }
  const open = lists.shown.find(({ filename }) => filename === openName)
  return (
    <>
      {busy !== null && <p role="status">{t('replacing', { name: busy })}</p>}
      <p role="status" className="sr-only">
        {moved}
      </p>
      <ImageGrid title={t('gallery')} images={lists.ordered} onOrder={order} {...grid} />
      <ImageGrid title={t('used')} images={lists.used} {...grid} />
      <ImageGrid title={t('unused')} images={lists.unused} {...grid} />
      <ChoiceBar board={board} choice={choice} />
      {open && (
        <OpenImage
          board={board}
          image={open}
          onClose={() => setOpenName(null)}
          onDescribe={gallery.describe}
          onCrop={() => setToCrop(open)}
          onReplace={(file) => void replace(open, file)}
        />
      )}
      {toCrop && <CropDialog image={toCrop} onClose={() => setToCrop(null)} onCrop={crop} />}
      <DeleteImagesDialog
        tour={tour}
        images={toDelete}
        onClose={() => setToDelete([])}
        onConfirm={(gone) => {
          choice.clear()
          void gallery.remove(gone)
        }}
      />
    </>
  )
}
