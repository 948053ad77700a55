import type { UploadedImage } from '../../../worker/contracts/images'
import { ApiError } from '../../platform/api/api'
import { currentSession } from '../../platform/session/session'
import { UPLOAD_LIMIT_MS } from '../../platform/api/timed-fetch'
import { prepareImage } from './prepare-image'

/** Where an image belongs, and how to answer when its bytes are there already. */
export interface UploadPlace {
  tourId: number
  /** The itinerary entry of the image. */
  routeId?: number | undefined
  /** Of images outside the gallery. */
  purpose?: 'bulletin' | undefined
  /** Refused with ImagePresent when the gallery has the same bytes. */
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
  // The name of the chosen file, whatever type it is sent as.
  form.set('file', blob, name)
  const session = currentSession()
  const first = await send(form, { token: await session.token(), signal, onProgress })
  if (first.status !== 401) return readResponse(first)
  return readResponse(await send(form, { token: await session.renew(), signal, onProgress }))
}

/** XMLHttpRequest because fetch reports no upload progress. */
function send(
  form: FormData,
  { token, signal, onProgress }: SendOptions & { token: string | null },
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/file/upload')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(request))
    request.timeout = UPLOAD_LIMIT_MS
    request.addEventListener('error', () => reject(new ApiError(0, { code: 'Offline' })))
    request.addEventListener('timeout', () => reject(new ApiError(0, { code: 'Timeout' })))
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function readResponse(request: XMLHttpRequest): UploadedImage {
  const body = parse(request.responseText)
  if (request.status === 200) return body as unknown as UploadedImage
  throw new ApiError(request.status, body)
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
