import type { UploadedImage } from '../../../worker/contracts/media/image-uploads'
import { sendForm } from '../../platform/api/send-form'
import { prepareImage } from './prepare-image'

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

interface SendOptions {
  signal: AbortSignal
  /** 0 to 1 */
  onProgress: (part: number) => void
}

interface UploadOptions extends UploadPlace, SendOptions {
  file: File
}

/** Prepares an image and uploads it. @throws ApiError, FaultyFile, or AbortError when cancelled */
export async function uploadImage({ file, ...options }: UploadOptions): Promise<UploadedImage> {
  const blob = await prepareImage(file)
  return sendImage({ name: file.name, blob, ...options })
}

/** Uploads a prepared image. @throws ApiError, or AbortError when cancelled */
export async function sendImage({
  name,
  blob,
  signal,
  onProgress,
  ...place
}: UploadPlace & SendOptions & { name: string; blob: Blob }): Promise<UploadedImage> {
  signal.throwIfAborted()
  const form = new FormData()
  form.set('forumId', String(place.tourId))
  if (place.routeId !== undefined) form.set('routeId', String(place.routeId))
  if (place.purpose) form.set('purpose', place.purpose)
  if (place.isOnlyIfNew) form.set('unlessPresent', '1')
  // The chosen file's name, whatever type it is converted to.
  form.set('file', blob, name)
  return (await sendForm('/api/file/upload', form, { signal, onProgress })) as UploadedImage
}
