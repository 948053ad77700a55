import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageFocus } from '../../../worker/contracts/media/images'
import { useToast } from '../ui/toasts'
import { cropImage, focusWithin, type CropBox } from './crop-image'
import { imageName } from './image-name'
import { replaceImage, sendImage } from './images.api'
import { prepareImage } from './prepare-image'
import type { TourImage } from './tour-image'
import { useImageCalls } from './use-image-calls'
import { useUploadFault } from './use-image-upload'

interface Wanted {
  blob: () => Promise<Blob>
  name: string
  focus?: ImageFocus
  done: 'replaced' | 'cropped'
}

/** Replaces an image by a file or a part of itself. The old one goes to the bin, or stays if posts show it. */
export function useReplacement(tourId: number) {
  const { busy, put } = useTriedPut(tourId)
  return { busy, replace, crop }

  function replace(image: TourImage, file: File): Promise<boolean> {
    return put(image, { blob: () => prepareImage(file), name: file.name, done: 'replaced' })
  }

  function crop(image: TourImage, box: CropBox): Promise<boolean> {
    const blob = () => cropImage(image.url, box)
    const focus = focusWithin(image.focus, box)
    return put(image, { blob, name: imageName(image), focus, done: 'cropped' })
  }
}

/** `busy` is the image that is being replaced. `put` resolves to false on failure, after a toast says why. */
function useTriedPut(tourId: number) {
  const replaceWith = usePut(tourId)
  const showToast = useToast()
  const faultOf = useUploadFault()
  const { refresh } = useImageCalls(tourId)
  const [busy, setBusy] = useState<string | null>(null)
  const put = async (image: TourImage, wanted: Wanted): Promise<boolean> => {
    setBusy(imageName(image))
    try {
      await replaceWith(image, wanted)
      return true
    } catch (failure) {
      showToast({ text: faultOf(failure, wanted), look: 'danger' })
      return false
    } finally {
      setBusy(null)
      await refresh()
    }
  }
  return { busy, put }
}

/** Uploads the new file and replaces the image by it; a toast offers to undo that. */
function usePut(tourId: number) {
  const { t } = useTranslation('desk-tours')
  const client = useQueryClient()
  const showToast = useToast()
  const { guarded } = useImageCalls(tourId)
  return async (image: TourImage, wanted: Wanted): Promise<void> => {
    const { blob, name, focus } = wanted
    const { filename } = image
    const sent = { tourId, purpose: 'bulletin', name, blob: await blob() } as const
    const { fileName: by } = await sendImage(sent)
    const change = { filename, by, ...(focus && { focus }) }
    const { isKeptForPosts } = await replaceImage(client, tourId, change)
    const back = { filename: by, by: filename, focus: image.focus }
    showToast({
      text: t(`images.${isKeptForPosts ? 'replacedButPosts' : wanted.done}`),
      undo: () => void guarded(() => replaceImage(client, tourId, back)),
    })
  }
}
