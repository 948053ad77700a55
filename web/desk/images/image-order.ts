import { moveTo } from '../editor/move-to'
import type { TourImage } from './tour-image'

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
