import type { EditedTour } from '../editor/editor.api'
import { ImageDialog } from './image-dialog'
import { canBeMain, placeOf, type ImageLists } from './image-lists'
import { orderAfterMove } from './image-order'
import { findUses } from './image-uses'
import type { DescribedImage } from './images.api'
import type { TourImage } from './tour-image'

/** The images of the screen, and the actions on one or several of them. */
export interface Board {
  tour: EditedTour
  lists: ImageLists
  makeMain: (image: TourImage) => Promise<unknown>
  onOrder: (filenames: string[]) => void
  onDelete: (images: TourImage[]) => void
}

interface OpenImageProps {
  board: Board
  image: TourImage
  onClose: () => void
  onDescribe: (changed: DescribedImage[]) => Promise<boolean>
  onCrop: () => void
  onReplace: (file: File) => void
}

/** The dialog of one image of the board. */
export function OpenImage({ board, image, onClose, ...acts }: OpenImageProps) {
  const { tour, lists, makeMain, onOrder, onDelete } = board
  return (
    <ImageDialog
      image={image}
      place={placeOf(image, lists)}
      uses={findUses(image, tour)}
      onClose={onClose}
      acts={{
        ...acts,
        onMove: (to) => onOrder(orderAfterMove(lists.ordered, image.filename, to)),
        onMain: canBeMain(image, lists) ? () => void makeMain(image) : undefined,
        onDelete: () => onDelete([image]),
      }}
    />
  )
}
