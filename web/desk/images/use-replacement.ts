import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageFocus } from '../../../worker/contracts/images'
import { useToast } from '../ui/toasts'
import { cropImage, focusWithin, type CropBox } from './crop-image'
import { imageName } from './image-name'
import { replaceImage } from './images.api'
import { prepareImage } from './prepare-image'
import type { TourImage } from './tour-image'
import { sendImage } from './upload.api'
import { useImageCalls } from './use-image-calls'
import { useUploadFault } from './use-upload-fault'

interface Wanted {
  blob: () => Promise<Blob>
  name: string
  focus?: ImageFocus
  done: 'replaced' | 'cropped'
}

/** Puts another file, or a part of it, in an image's place. The old one is in the bin, or with the posts that show it. */
export function useReplacement(tourId: number) {
  const { t } = useTranslation('images')
  const client = useQueryClient()
  const showToast = useToast()
  const faultOf = useUploadFault()
  const { guarded, refresh } = useImageCalls(tourId)
  /** What is being replaced. */
  const [busy, setBusy] = useState<string | null>(null)
  return { busy, replace, crop }

  function replace(image: TourImage, file: File): Promise<boolean> {
    return put(image, { blob: () => prepareImage(file), name: file.name, done: 'replaced' })
  }

  function crop(image: TourImage, box: CropBox): Promise<boolean> {
    const blob = () => cropImage(image.url, box)
    const focus = focusWithin(image.focus, box)
    return put(image, { blob, name: imageName(image), focus, done: 'cropped' })
  }

  async function put(image: TourImage, wanted: Wanted): Promise<boolean> {
    setBusy(imageName(image))
    try {
      const { fileName, isKeptForPosts } = await send(client, tourId, image, wanted)
      const back = { filename: fileName, by: image.filename, focus: image.focus }
      showToast({
        text: t(isKeptForPosts ? 'replacedButPosts' : wanted.done),
        undo: async () => {
          await guarded(() => replaceImage(client, tourId, back))
        },
      })
      return true
    } catch (failure) {
      const { name } = wanted
      const message = faultOf(failure, { name })
      showToast({ text: t('uploadFailed', { file: name, message }), look: 'danger' })
      return false
    } finally {
      setBusy(null)
      await refresh()
    }
  }
}

/** Uploads the new file and puts it in the image's place. */
async function send(
  client: QueryClient,
  tourId: number,
  { filename }: TourImage,
  { blob, name, focus }: Wanted,
) {
  const { signal } = new AbortController()
  const options = { tourId, purpose: 'bulletin', signal, onProgress: () => undefined } as const
  const { fileName } = await sendImage({ ...options, name, blob: await blob() })
  const change = { filename, by: fileName, ...(focus && { focus }) }
  return { fileName, ...(await replaceImage(client, tourId, change)) }
}
