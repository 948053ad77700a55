import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadedImage } from '../../../worker/contracts/media/image-uploads'
import { deleteDraft, readDraft, writeDraft } from '../../platform/drafts/drafts'
import { tourImagesQuery, sendImage } from './images.api'
import { prepareImage } from './prepare-image'
import { UploadQueue } from './upload-queue'
import type { Upload } from './uploads'

const NONE: readonly Upload[] = []

/**
 * Uploads to a tour's gallery. The names of files that have not arrived are stored in this browser, so that the next
 * visit shows them if the tab or laptop was closed. Only the first render's `onDone` is used.
 */
export function useUploads(tourId: number, onDone: (image: UploadedImage) => void) {
  const [arrived, setArrived] = useState(0)
  const queue = useQueue(tourId, (image) => {
    setArrived((count) => count + 1)
    onDone(image)
  })
  const uploads = useQueued(queue)
  const { missed, forget } = useMissedFiles(tourId, uploads)
  const shown = { uploads, arrived: uploads.length === 0 ? 0 : arrived, missed }
  const isUploading = uploads.some(({ state }) => state !== 'failed')
  const { retry, addAnyway, cancel } = queue
  return { ...shown, isUploading, forget, add, retry, addAnyway, cancel }

  function add(files: Iterable<File>): void {
    const chosen = [...files]
    if (queue.uploads.length === 0) setArrived(0)
    forget(chosen.map(({ name }) => name))
    queue.add(chosen)
  }
}

/** The uploads in the queue, which is closed with the screen. */
function useQueued(queue: UploadQueue): readonly Upload[] {
  useEffect(() => () => queue.close(), [queue])
  const read = () => queue.uploads
  return useSyncExternalStore(queue.subscribe, read, () => NONE)
}

/** The same queue in every render; it uses the first render's `onDone`. */
function useQueue(tourId: number, onDone: (image: UploadedImage) => void): UploadQueue {
  const client = useQueryClient()
  const [queue] = useState(
    () =>
      new UploadQueue({
        prepare: prepareImage,
        send: ({ file, signal, onProgress, ...image }) =>
          sendImage({ ...image, name: file.name, tourId }, { signal, onProgress }),
        isKnown: (filename) => isInGallery(client, tourId, filename),
        onDone,
        pause: pauseForConnection,
      }),
  )
  return queue
}

function isInGallery(client: QueryClient, tourId: number, filename: string): boolean {
  const stored = client.getQueryData(tourImagesQuery(tourId).queryKey)
  return stored?.images.some((image) => image.filename === filename) ?? false
}

/** Names of files that were chosen earlier and have not arrived. */
function useMissedFiles(tourId: number, uploads: readonly Upload[]) {
  const draft = `uploads:${tourId}`
  const [names, setNames] = useState(() => readDraft<{ names: string[] }>(draft)?.names ?? [])
  useEffect(() => {
    const open = [...names, ...uploads.map(({ file }) => file.name)]
    if (open.length > 0) writeDraft(draft, { names: open })
    else deleteDraft(draft)
  }, [draft, names, uploads])
  const forget = (gone: string[] = names) =>
    setNames((all) => all.filter((name) => !gone.includes(name)))
  return { missed: names, forget }
}

/** Resolves after a time (ms), when the connection returns, or when it is aborted. */
function pauseForConnection(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController()
    const stop = () => {
      end.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(stop, ms)
    addEventListener('online', stop, { signal: end.signal })
    signal.addEventListener('abort', stop, { signal: end.signal })
  })
}
