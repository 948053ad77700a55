import { useEffect, useRef, useState } from 'react'
import type { UploadedImage } from '../../../worker/contracts/images'
import { ApiError } from '../../platform/api/api'
import { uploadImage } from './upload.api'

export interface Upload {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** 0 to 1 */
  progress: number
  error: ApiError | null
}

/** Parallel uploads; more would only slow each other down. */
const MAX_PARALLEL = 3

export function useUploads(tourId: number, onDone: (image: UploadedImage) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const queue = useRef({
    last: 0,
    waiting: [] as Upload[],
    running: new Map<number, AbortController>(),
  })

  useEffect(() => {
    const { running } = queue.current
    return () => running.forEach((controller) => controller.abort())
  }, [])

  return { uploads, add, retry, cancel }

  function add(files: Iterable<File>): void {
    const added = [...files].map((file): Upload => {
      queue.current.last += 1
      return { id: queue.current.last, file, state: 'waiting', progress: 0, error: null }
    })
    setUploads((all) => [...all, ...added])
    queue.current.waiting.push(...added)
    startNext()
  }

  function retry(id: number): void {
    const failed = uploads.find((upload) => upload.id === id)
    if (!failed) return
    update(id, { state: 'waiting', progress: 0, error: null })
    queue.current.waiting.push(failed)
    startNext()
  }

  function cancel(id: number): void {
    queue.current.waiting = queue.current.waiting.filter((upload) => upload.id !== id)
    queue.current.running.get(id)?.abort()
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }

  function startNext(): void {
    const { waiting, running } = queue.current
    while (running.size < MAX_PARALLEL && waiting.length > 0) {
      const next = waiting.shift()
      if (next) void run(next)
    }
  }

  async function run({ id, file }: Upload): Promise<void> {
    const controller = new AbortController()
    queue.current.running.set(id, controller)
    update(id, { state: 'sending' })
    try {
      const onProgress = (progress: number) => update(id, { progress })
      onDone(await uploadImage({ file, tourId, signal: controller.signal, onProgress }))
      setUploads((all) => all.filter((upload) => upload.id !== id))
    } catch (failure) {
      if (controller.signal.aborted) return
      const error =
        failure instanceof ApiError ? failure : new ApiError(0, { msg: String(failure) })
      update(id, { state: 'failed', error })
    } finally {
      queue.current.running.delete(id)
      startNext()
    }
  }

  function update(id: number, part: Partial<Upload>): void {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  }
}
