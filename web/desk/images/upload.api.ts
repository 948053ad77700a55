import type { UploadedImage } from '../../../worker/contracts/media/image-uploads'
import { sendForm } from '../../platform/api/send-form'

/** Where an image belongs, and what happens if its bytes are already there. */
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
