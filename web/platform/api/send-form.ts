import { currentSession } from '../session/session'
import { ApiError } from './api'
import { UPLOAD_LIMIT_MS } from './timed-fetch'

interface FormOptions {
  /** Aborts the request; it rejects with AbortError then. */
  signal?: AbortSignal
  /** 0 to 1. */
  onProgress?: (part: number) => void
  headers?: Record<string, string>
}

/**
 * Posts a form with a file, as the member if one is logged in; an expired token is renewed once. XMLHttpRequest,
 * because fetch reports no progress. Returns the JSON of a successful response.
 * @throws ApiError, or AbortError when cancelled
 */
export async function sendForm(path: string, form: FormData, options: FormOptions = {}) {
  const session = currentSession()
  const token = await session.token()
  const first = await send(path, form, { ...options, token })
  if (first.status !== 401 || token === null) return readResponse(first)
  return readResponse(await send(path, form, { ...options, token: await session.renew() }))
}

function send(
  path: string,
  form: FormData,
  { token, signal, onProgress, headers = {} }: FormOptions & { token: string | null },
): Promise<XMLHttpRequest> {
  const request = new XMLHttpRequest()
  request.open('POST', path)
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress?.(total ? loaded / total : 0),
  )
  request.timeout = UPLOAD_LIMIT_MS
  signal?.addEventListener('abort', () => request.abort(), { once: true })
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => resolve(request))
    for (const [event, failure] of FAILURES)
      request.addEventListener(event, () => reject(failure()))
    request.send(form)
  })
}

const FAILURES = [
  ['error', () => new ApiError(0, { code: 'Offline' })],
  ['timeout', () => new ApiError(0, { code: 'Timeout' })],
  ['abort', () => new DOMException('cancelled', 'AbortError')],
] as const

function readResponse({ status, responseText }: XMLHttpRequest): unknown {
  const body = parse(responseText)
  if (status >= 200 && status < 300) return body
  throw new ApiError(status, body)
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
