import type { EditedTour } from '../editor/editor.api'
import { moveTo } from '../editor/move-to'
import type { TourImage } from './tour-image'

/** A tour's images: the gallery in its order, and the others, split by whether they are used. */
export function listImages(images: TourImage[], tour: EditedTour) {
  const ordered = images.filter(({ purpose }) => purpose === 'gallery')
  const others = images.filter(({ purpose }) => purpose !== 'gallery')
  const used = others.filter((image) => findUses(image, tour).length > 0)
  const unused = others.filter((image) => !used.includes(image))
  return { ordered, used, unused, shown: [...ordered, ...used, ...unused] }
}

type ImageLists = ReturnType<typeof listImages>

/** The images of the screen, and the actions on one or several of them. */
export interface Board {
  tour: EditedTour
  lists: ImageLists
  makeMain: (image: TourImage) => Promise<unknown>
  onOrder: (filenames: string[]) => void
  onDelete: (images: TourImage[]) => void
}

/** Position of an image in its list, from 1, and the list's length; null for images without an order. */
export function placeOf(image: TourImage, { ordered, used, unused }: ImageLists) {
  const list = [ordered, used, unused].find((images) => images.includes(image)) ?? []
  return { number: list.indexOf(image) + 1, count: list === ordered ? list.length : null }
}

/** Whether an image is in the gallery and not its main image yet. */
export function canBeMain(image: TourImage, { ordered }: ImageLists): boolean {
  return ordered.includes(image) && !image.isMain
}

const USES = ['gallery', 'itinerary', 'bulletin', 'post'] as const
export type ImageUse = (typeof USES)[number]

/** A tour's uses of an image; empty if it can be deleted safely. */
export function findUses(
  image: Pick<TourImage, 'url' | 'purpose' | 'isInPost'>,
  tour: Pick<EditedTour, 'itinerary' | 'bulletin'>,
): ImageUse[] {
  const isInItinerary = tour.itinerary.some(
    ({ url, body }) => url === image.url || body.includes(image.url),
  )
  const isInBulletin = tour.bulletin.some(({ txt }) => txt.includes(image.url))
  const uses: Record<ImageUse, boolean> = {
    gallery: image.purpose === 'gallery',
    itinerary: isInItinerary,
    bulletin: isInBulletin,
    post: image.isInPost,
  }
  return USES.filter((use) => uses[use])
}

type Named = Pick<TourImage, 'filename'>

/** Images in the order of the file names; images that are not named follow in their old order. */
export function inOrder<Image extends Named>(images: Image[], filenames: string[]): Image[] {
  const place = new Map(filenames.map((filename, index) => [filename, index]))
  return images.toSorted(
    (a, b) => (place.get(a.filename) ?? Infinity) - (place.get(b.filename) ?? Infinity) || 0,
  )
}

/** The order after one image is moved to an index (from 0). */
export function orderAfterMove(images: Named[], filename: string, to: number): string[] {
  const names = images.map((image) => image.filename)
  return moveTo(names, names.indexOf(filename), to)
}

/** The order after the chosen images are moved to the front, in the order in which they are shown. */
export function orderWithFirst(images: Named[], chosen: ReadonlySet<string>): string[] {
  const names = images.map(({ filename }) => filename)
  return [...names.filter((name) => chosen.has(name)), ...names.filter((name) => !chosen.has(name))]
}
