import { z } from 'zod'
import type { Operation } from '../../http/openapi'
import {
  arrangement,
  binnedImage,
  imageOfTour,
  uploadedImage,
  uploadForm,
} from '../../contracts/images'

const write = { method: 'post', tag: 'files', needs: 'super' } as const

/** The calls of gallery.routes.ts. */
export const galleryOperations: Operation[] = [
  {
    ...write,
    path: '/file/upload',
    summary:
      'Upload a picture of a tour (JPEG, PNG, WebP, GIF; 10 MiB, 10,000 px a side, 40 megapixels at most)',
    form: uploadForm,
    answers: { 200: uploadedImage },
    errors: ['NotFound', 'ImageInvalid', 'TooManyImages'],
  },
  {
    ...write,
    path: '/file/delete',
    summary: 'Put a picture into the bin',
    body: imageOfTour,
    answers: { 200: binnedImage },
    errors: ['NotFound'],
  },
  {
    ...write,
    path: '/file/arrange',
    summary: "Order a tour's pictures and set their alt texts",
    body: arrangement,
    answers: { 200: z.object({ forumId: z.number().int() }) },
    errors: ['NotAnImageOfTour'],
  },
]
