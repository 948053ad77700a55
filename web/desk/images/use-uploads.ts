import { useEffect, useRef, useState } from 'react'
import type { UploadedImage } from '../../../worker/contracts/images'
import { toApiError, type ApiError } from '../../platform/api/api'
import { uploadImage } from './upload.api'

export interface Upload {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** 0 to 1 */
  progress: number
  error: ApiError | null
}

/** Images that are scaled at once. */
const MAX_PARALLEL = 3

export function useUploads(tourId: number, onDone: (image: UploadedImage) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const lastId = useRef(0)
  const { enqueue, abort } = useUploadQueue(run)

  return { uploads, add, retry, cancel }

  function add(files: Iterable<File>): void {
    const added = [...files].map((file): Upload => {
      lastId.current += 1
      return { id: lastId.current, file, state: 'waiting', progress: 0, error: null }
    })
    setUploads((all) => [...all, ...added])
    enqueue(added)
  }

  function retry(id: number): void {
    const failed = uploads.find((upload) => upload.id === id)
    if (!failed) return
    update(id, { state: 'waiting', progress: 0, error: null })
    enqueue([failed])
  }

  function cancel(id: number): void {
    abort(id)
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }

  async function run({ id, file }: Upload, { signal, turn }: Place): Promise<void> {
    update(id, { state: 'sending' })
    try {
      const onProgress = (progress: number) => update(id, { progress })
      onDone(await uploadImage({ file, tourId, turn, signal, onProgress }))
      setUploads((all) => all.filter((upload) => upload.id !== id))
    } catch (failure) {
      if (signal.aborted) return
      update(id, { state: 'failed', error: toApiError(failure) })
    }
  }

  function update(id: number, part: Partial<Upload>): void {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  }
}

interface Place {
  signal: AbortSignal
  /** Settles when the uploads before this one have ended. */
  turn: Promise<void>
}

/** Runs a few uploads at a time, in order; leaving the screen aborts them. */
function useUploadQueue(run: (upload: Upload, place: Place) => Promise<void>) {
  const queue = useRef({
    waiting: [] as Upload[],
    running: new Map<number, AbortController>(),
    last: Promise.resolve(),
  })

  useEffect(() => {
    const { current } = queue
    return () => {
      current.waiting = []
      current.running.forEach((controller) => controller.abort())
    }
  }, [])

  return { enqueue, abort }

  function enqueue(uploads: Upload[]): void {
    queue.current.waiting.push(...uploads)
    startNext()
  }

  function abort(id: number): void {
    queue.current.waiting = queue.current.waiting.filter((upload) => upload.id !== id)
    queue.current.running.get(id)?.abort()
  }

  function startNext(): void {
    const { waiting, running } = queue.current
    while (running.size < MAX_PARALLEL && waiting.length > 0) {
      const next = waiting.shift()
      if (!next) return
      const controller = new AbortController()
      running.set(next.id, controller)
      const turn = queue.current.last
      queue.current.last = run(next, { signal: controller.signal, turn }).finally(() => {
        running.delete(next.id)
        startNext()
      })
    }
  }
}
