import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditedTour } from '../editor/editor.api'
import { ChoiceBar } from './choice-bar'
import { CropDialog } from './crop-dialog'
import { DeleteImagesDialog } from './delete-images-dialog'
import { ImageDialog } from './image-dialog'
import { ImageGrid } from './image-grid'
import { orderAfterMove, orderWithFirst } from './image-order'
import { findUses } from './image-uses'
import type { TourImage } from './tour-image'
import { useChosen } from './use-chosen'
import type { useGallery } from './use-gallery'
import { useReplacement } from './use-replacement'

interface ImageBoardProps {
  tour: EditedTour
  images: TourImage[]
  gallery: ReturnType<typeof useGallery>
}

/** All pictures of a tour: in order, opened, and several at once. */
export function ImageBoard({
  tour,
  images,
  gallery: { arrange, makeMain, describe, remove },
}: ImageBoardProps) {
  const { t } = useTranslation('images')
  const [openName, setOpenName] = useState<string | null>(null)
  const [toCrop, setToCrop] = useState<TourImage | null>(null)
  const [toDelete, setToDelete] = useState<TourImage[]>([])
  const [moved, setMoved] = useState('')
  const { busy, replace, crop } = useReplacement(tour.id)
  const ordered = images.filter(({ purpose }) => purpose === 'gallery')
  const others = images.filter(({ purpose }) => purpose !== 'gallery')
  const isUsed = (image: TourImage) => findUses(image, tour).length > 0
  const lists = [
    { title: t('used'), shown: others.filter(isUsed) },
    { title: t('unused'), shown: others.filter((image) => !isUsed(image)) },
  ]
  const shown = [...ordered, ...lists.flatMap((list) => list.shown)]
  const { chosen, choose, chooseAll, clear } = useChosen(shown.map(({ filename }) => filename))
  const chosenImages = shown.filter(({ filename }) => chosen.has(filename))
  const [only] = chosenImages.length === 1 ? chosenImages : []
  const open = shown.find(({ filename }) => filename === openName)
  const order = (filenames: string[]) => {
    setMoved(t('ordered'))
    void arrange(filenames)
  }
  const common = { chosen, onChoose: choose, onOpen: setOpenName }
  return (
    <>
      {busy !== null && <p role="status">{t('replacing', { name: busy })}</p>}
      <p role="status" className="sr-only">
        {moved}
      </p>
      <ImageGrid title={t('gallery')} images={ordered} onOrder={order} {...common} />
      {lists.map(({ title, shown }) => (
        <ImageGrid key={title} title={title} images={shown} {...common} />
      ))}
      {chosenImages.length > 0 && (
        <ChoiceBar
          count={chosenImages.length}
          onAll={chooseAll}
          onClear={clear}
          onFront={
            chosenImages.some((image) => ordered.includes(image))
              ? () => order(orderWithFirst(ordered, chosen))
              : undefined
          }
          onMain={
            only && ordered.includes(only) && !only.isMain ? () => void makeMain(only) : undefined
          }
          onDelete={() => setToDelete(chosenImages)}
        />
      )}
      {open && (
        <ImageDialog
          image={open}
          number={(ordered.includes(open) ? ordered : shown).indexOf(open) + 1}
          count={ordered.includes(open) ? ordered.length : null}
          uses={findUses(open, tour)}
          onClose={() => setOpenName(null)}
          onMove={(to) => order(orderAfterMove(ordered, open.filename, to))}
          onDescribe={describe}
          onMain={ordered.includes(open) && !open.isMain ? () => void makeMain(open) : undefined}
          onCrop={() => setToCrop(open)}
          onReplace={(file) => void replace(open, file)}
          onDelete={() => setToDelete([open])}
        />
      )}
      {toCrop && (
        <CropDialog
          image={toCrop}
          onClose={() => setToCrop(null)}
          onCrop={async (box) => {
            const isDone = await crop(toCrop, box)
            if (isDone) setToCrop(null)
            return isDone
          }}
        />
      )}
      <DeleteImagesDialog
        tour={tour}
        images={toDelete}
        onClose={() => setToDelete([])}
        onConfirm={(gone) => {
          clear()
          void remove(gone)
        }}
      />
    </>
  )
}
