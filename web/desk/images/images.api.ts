import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ImageFocus } from '../../../worker/contracts/images'
import type { Lang } from '../../../worker/contracts/languages'
import { apiOf, byId, readJson } from '../../platform/api/api'
import { restoreFromBin } from '../bin/bin.api'
import { toEditedTour } from '../editor/editor.api'

/** The image's position, with its texts and its focus when they change. */
export interface ArrangedImage {
  filename: string
  alt?: { lang: Lang; txt: string }[]
  focus?: ImageFocus
}

export const tourImagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'images', id],
    staleTime: 0,
    queryFn: ({ client }) => readJson(apiOf(client).forum.getImg[':id'].$get(byId(id))),
  })

export async function setMainImage(client: QueryClient, forumId: number, mainImageUrl: string) {
  const json = { forumId, mainImageUrl }
  return toEditedTour(await readJson(apiOf(client).forum.mainImg.$post({ json })))
}

export function deleteImage(client: QueryClient, forumId: number, filename: string) {
  return readJson(apiOf(client).file.delete.$post({ json: { forumId, filename } }))
}

export function restoreImage(client: QueryClient, filename: string) {
  return restoreFromBin(client, { kind: 'image', id: filename })
}

/** Stores the order of images, and the texts of those that carry some. */
export function arrangeImages(client: QueryClient, forumId: number, images: ArrangedImage[]) {
  return readJson(apiOf(client).file.arrange.$post({ json: { forumId, images } }))
}
