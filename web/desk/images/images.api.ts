import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '../../../worker/contracts/languages'
import { readJson } from '../../platform/api/api'
import { adminApi } from '../admin-client'
import { restoreFromBin } from '../bin/bin.api'

/** The image's position, with its texts when they change. */
export interface ArrangedImage {
  filename: string
  alt?: { lang: Lang; txt: string }[]
}

export const tourImagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'images', id],
    staleTime: 0,
    queryFn: () => readJson(adminApi().forum.getImg[':id'].$get({ param: { id: String(id) } })),
  })

export function setMainImage(forumId: number, mainImageUrl: string) {
  return readJson(adminApi().forum.mainImg.$post({ json: { forumId, mainImageUrl } }))
}

export function deleteImage(forumId: number, filename: string) {
  return readJson(adminApi().file.delete.$post({ json: { forumId, filename } }))
}

export function restoreImage(filename: string) {
  return restoreFromBin({ kind: 'image', id: filename })
}

/** Stores the order of images, and the texts of those that carry some. */
export function arrangeImages(forumId: number, images: ArrangedImage[]) {
  return readJson(adminApi().file.arrange.$post({ json: { forumId, images } }))
}
