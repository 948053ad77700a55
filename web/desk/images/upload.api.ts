import type { UploadedImage } from '../../../worker/contracts/images'
import { ApiError } from '../../platform/api/api'
import { scaleImage } from '../../platform/media/image-scaling'
import { currentSession } from '../../platform/session/session'
import { UPLOAD_LIMIT_MS } from '../../platform/api/timed-fetch'

interface UploadOptions {
  file: File
  tourId: number
  /** The itinerary entry of the image; absent for a gallery image. */
  routeId?: number
  /** Settles when the images chosen before this one have been sent: they are shown in the order of arrival. */
  turn?: Promise<void>
  signal: AbortSignal
  /** 0 to 1 */
  onProgress: (part: number) => void
}

/** Scales an image and uploads it in its turn. @throws ApiError, or AbortError when cancelled */
export async function uploadImage({
  file,
  turn,
  signal,
  onProgress,
  ...place
}: UploadOptions): Promise<UploadedImage> {
  const image = await scaleImage(file)
  await turn
  signal.throwIfAborted()
  const form = new FormData()
  form.set('forumId', String(place.tourId))
  if (place.routeId !== undefined) form.set('routeId', String(place.routeId))
  form.set('width', String(image.width))
  form.set('height', String(image.height))
  form.set('file', image.blob, fileNameOf(file.name, image.blob.type))
  const session = currentSession()
  const first = await send(form, { token: await session.token(), signal, onProgress })
  if (first.status !== 401) return readResponse(first)
  return readResponse(await send(form, { token: await session.renew(), signal, onProgress }))
}

interface SendOptions {
  token: string | null
  signal: AbortSignal
  onProgress: (part: number) => void
}

/** XMLHttpRequest because fetch reports no upload progress. */
function send(form: FormData, { token, signal, onProgress }: SendOptions): Promise<XMLHttpRequest> {
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

function fileNameOf(name: string, type: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'picture'}.${type.split('/')[1] ?? 'webp'}`
}
