import type { UploadedImage } from '../../../worker/contracts/media/image-uploads'

export interface Upload {
  id: number
  file: File
  /** `offline` resumes automatically; `present` waits for a decision. */
  state: 'waiting' | 'sending' | 'offline' | 'failed' | 'present'
  /** 0 to 1 */
  progress: number
  failure: unknown
  /** The key of the image with the same bytes. */
  present: string | null
  isOnlyIfNew: boolean
}

interface Sent {
  file: File
  blob: Blob
  isOnlyIfNew: boolean
  signal: AbortSignal
  onProgress: (part: number) => void
}

export interface QueueWork {
  prepare: (file: File) => Promise<Blob>
  send: (sent: Sent) => Promise<UploadedImage>
  /** Whether the gallery already had an image before. */
  isKnown: (filename: string) => boolean
  onDone: (image: UploadedImage, file: File) => void
  /** Resolves after this time (ms), when the connection returns, or when the signal aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}
