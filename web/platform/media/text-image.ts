import type { QueryClient } from '@tanstack/react-query'
import { apiOf, readJson } from '../api/api'
import { prepareImage } from './image-scaling'

interface TextImage {
  file: File
  tourId: number
  /** The itinerary entry of the text; absent for other texts. */
  routeId?: number | undefined
}

/** Uploads an image for a text of a tour or its board; returns its URL. @throws ApiError, RefusedPicture */
export async function uploadTextImage(client: QueryClient, { file, tourId, routeId }: TextImage) {
  const blob = await prepareImage(file)
  const form = new FormData()
  form.set('file', new File([blob], 'picture', { type: blob.type }))
  form.set('forumId', String(tourId))
  if (routeId === undefined) form.set('purpose', 'bulletin')
  else form.set('routeId', String(routeId))
  // The typed client cannot express the multipart body that this route parses itself.
  const { url } = await readJson(apiOf(client).file.upload.$post({}, { init: { body: form } }))
  return url
}
