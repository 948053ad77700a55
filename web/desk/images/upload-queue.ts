import type { UploadedImage } from '../../../worker/contracts/media/image-uploads'
import { ApiError } from '../../platform/api/api'
import type { QueueWork, Upload } from './uploads'

/** Number of images prepared while one is being sent. */
const AHEAD = 3
/** Attempts after faults that may be the server's. A lost connection is waited for without limit. */
const MAX_TRIES = 5
const MAX_PAUSE_MS = 30_000

/** Sends images one at a time, because the gallery shows them in the order of their arrival. */
export class UploadQueue {
  uploads: readonly Upload[] = []
  readonly #work: QueueWork
  readonly #listeners = new Set<() => void>()
  readonly #prepared = new Map<number, Promise<Blob>>()
  readonly #controllers = new Map<number, AbortController>()
  #lastId = 0
  #isRunning = false

  constructor(work: QueueWork) {
    this.#work = work
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(files: Iterable<File>): void {
    const added = Array.from(files, (file) => this.#newUpload(file))
    this.#show([...this.uploads, ...added])
    void this.#run()
  }

  /** Sends a failed upload again. */
  readonly retry = (id: number): void => {
    this.#update(id, { state: 'waiting', progress: 0, failure: null })
    void this.#run()
  }

  /** Sends an image although the gallery already has the same bytes. */
  readonly addAnyway = (id: number): void => {
    this.#update(id, { isOnlyIfNew: false })
    this.retry(id)
  }

  readonly cancel = (id: number): void => {
    this.#controllers.get(id)?.abort()
    this.#prepared.delete(id)
    this.#show(this.uploads.filter((upload) => upload.id !== id))
  }

  /** Aborts everything. */
  close(): void {
    for (const controller of this.#controllers.values()) controller.abort()
    this.uploads = []
  }

  #newUpload(file: File): Upload {
    this.#lastId += 1
    const fresh = { progress: 0, failure: null, present: null, isOnlyIfNew: true }
    return { id: this.#lastId, file, state: 'waiting', ...fresh }
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    for (let next = this.#next(); next; next = this.#next()) await this.#sendOne(next)
    this.#isRunning = false
  }

  #next(): Upload | undefined {
    const waiting = this.uploads.filter(({ state }) => state === 'waiting')
    for (const { id, file } of waiting.slice(0, AHEAD)) void this.#prepare(id, file)
    return waiting[0]
  }

  #prepare(id: number, file: File): Promise<Blob> {
    const prepared = this.#prepared.get(id) ?? this.#work.prepare(file)
    // A failure is reported when this upload's turn comes.
    prepared.catch(() => undefined)
    this.#prepared.set(id, prepared)
    return prepared
  }

  async #sendOne(upload: Upload): Promise<void> {
    const { id, file } = upload
    const controller = new AbortController()
    this.#controllers.set(id, controller)
    this.#update(id, { state: 'sending' })
    try {
      const blob = await this.#prepare(id, file)
      const image = await this.#sendUntilArrived(upload, blob, controller.signal)
      this.#prepared.delete(id)
      this.#show(this.uploads.filter((each) => each.id !== id))
      if (image) this.#work.onDone(image, file)
    } catch (failure) {
      if (!controller.signal.aborted) this.#stop(id, failure)
    } finally {
      this.#controllers.delete(id)
    }
  }

  /** If the gallery has the image already, the prepared file is kept, because the admin may add it anyway. */
  #stop(id: number, failure: unknown): void {
    const present = presentIn(failure)
    if (present !== null) return this.#update(id, { state: 'present', present })
    this.#prepared.delete(id)
    return this.#update(id, { state: 'failed', failure })
  }

  /** Null if an earlier attempt arrived, but its response was lost. */
  async #sendUntilArrived(
    { id, file, isOnlyIfNew }: Upload,
    blob: Blob,
    signal: AbortSignal,
  ): Promise<UploadedImage | null> {
    for (let tries = 1; ; tries += 1) {
      try {
        const onProgress = (progress: number) => this.#update(id, { progress })
        return await this.#work.send({ file, blob, isOnlyIfNew, signal, onProgress })
      } catch (failure) {
        const present = presentIn(failure)
        if (present !== null && tries > 1 && !this.#work.isKnown(present)) return null
        const isLost = failure instanceof ApiError && failure.status === 0
        if (signal.aborted || !canRetry(failure) || (!isLost && tries >= MAX_TRIES)) throw failure
        this.#update(id, { state: isLost ? 'offline' : 'sending', progress: 0 })
        await this.#work.pause(Math.min(MAX_PAUSE_MS, 1000 * 2 ** (tries - 1)), signal)
        signal.throwIfAborted()
        this.#update(id, { state: 'sending' })
      }
    }
  }

  #update(id: number, part: Partial<Upload>): void {
    this.#show(this.uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  }

  #show(uploads: Upload[]): void {
    this.uploads = uploads
    for (const listener of this.#listeners) listener()
  }
}

/** Whether another attempt may succeed, because the fault is not in the file. */
export function canRetry(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  return failure.status === 0 || failure.status === 429 || failure.status >= 500
}

/** The file name of the image with the same bytes, '' if the refusal does not name it; null for other failures. */
function presentIn(failure: unknown): string | null {
  if (!(failure instanceof ApiError) || failure.code !== 'ImagePresent') return null
  const { filename } = failure.body as { filename?: unknown }
  return typeof filename === 'string' ? filename : ''
}
