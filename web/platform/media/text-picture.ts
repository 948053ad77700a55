import { readJson, type ApiClient } from '../api/api'
import { scalePicture } from './picture-scaling'

interface TextPicture {
  file: File
  forumId: number
  /** The itinerary entry whose text shows the picture; other texts have none. */
  routeId?: number | undefined
}

/**
 * Scales a picture in the browser and stores it for a text of a tour or of its board.
 * @returns its url, for the text
 * @throws ApiError
 */
export async function uploadTextPicture(
  api: ApiClient,
  { file, forumId, routeId }: TextPicture,
): Promise<string> {
  const { blob } = await scalePicture(file)
  const form = new FormData()
  form.set('file', new File([blob], 'picture', { type: blob.type }))
  form.set('forumId', String(forumId))
  if (routeId === undefined) form.set('purpose', 'bulletin')
  else form.set('routeId', String(routeId))
  // The typed client knows no multipart bodies that a route reads by itself.
  const { url } = await readJson(api.file.upload.$post({}, { init: { body: form } }))
  return url
}
