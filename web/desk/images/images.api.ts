import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Lang } from '../../../worker/contracts/languages'
import type { UploadedImage } from '../../../worker/contracts/media/image-uploads'
import type { ImageFocus } from '../../../worker/contracts/media/images'
import { apiOf, byId, readJson } from '../../platform/api/api'
import { sendForm } from '../../platform/api/send-form'
import { toEditedTour } from '../editor/editor.api'

/** A change of an image: descriptions in the languages given, and the focus. */
export interface DescribedImage {
  filename: string
  alt?: { lang: Lang; txt: string }[]
  focus?: ImageFocus
}

export const tourImagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'images', id],
    staleTime: 0,
    queryFn: ({ client }) => readJson(apiOf(client).forum.getImg[':id'].$get(byId(id))),
  })

export async function setMainImage(client: QueryClient, tourId: number, mainImageUrl: string) {
  const json = { forumId: tourId, mainImageUrl }
  return toEditedTour(await readJson(apiOf(client).forum.mainImg.$post({ json })))
}

/** Moves images to the bin; images already in it stay there. */
export function binImages(client: QueryClient, tourId: number, filenames: string[]) {
  return readJson(apiOf(client).file.bin.$post({ json: { forumId: tourId, filenames } }))
}

export function restoreImages(client: QueryClient, tourId: number, filenames: string[]) {
  return readJson(apiOf(client).file.restore.$post({ json: { forumId: tourId, filenames } }))
}

/** Stores the order of images. */
export function arrangeImages(client: QueryClient, tourId: number, filenames: string[]) {
  return readJson(apiOf(client).file.arrange.$post({ json: { forumId: tourId, filenames } }))
}

export function describeImages(client: QueryClient, tourId: number, images: DescribedImage[]) {
  return readJson(apiOf(client).file.describe.$post({ json: { forumId: tourId, images } }))
}

interface Replaced {
  filename: string
  /** The new image, which is already uploaded. */
  by: string
  focus?: ImageFocus
}

/** Replaces an image by another one. With the two names exchanged, the same call undoes it. */
export function replaceImage(client: QueryClient, tourId: number, replaced: Replaced) {
  return readJson(apiOf(client).file.replace.$post({ json: { forumId: tourId, ...replaced } }))
}

/** The place of an image, and how to treat bytes that are already there. */
export interface UploadPlace {
  tourId: number
  /** The itinerary entry of the image. */
  routeId?: number | undefined
  /** For images outside the gallery. */
  purpose?: 'bulletin' | undefined
  /** Whether to refuse the image with ImagePresent if the gallery has the same bytes. */
  isOnlyIfNew?: boolean
}

interface SentImage extends UploadPlace {
  name: string
  blob: Blob
}

/** Uploads a prepared image. @throws ApiError, or AbortError when cancelled */
export async function sendImage(
  { name, blob, ...place }: SentImage,
  options: Parameters<typeof sendForm>[2] = {},
): Promise<UploadedImage> {
  options.signal?.throwIfAborted()
  const form = new FormData()
  form.set('forumId', String(place.tourId))
  if (place.routeId !== undefined) form.set('routeId', String(place.routeId))
  if (place.purpose) form.set('purpose', place.purpose)
  if (place.isOnlyIfNew) form.set('unlessPresent', '1')
  // The chosen file's name, whatever type it is converted to.
  form.set('file', blob, name)
  return (await sendForm('/api/file/upload', form, options)) as UploadedImage
}
