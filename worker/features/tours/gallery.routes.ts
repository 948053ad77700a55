import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { requirePermission } from '../../http/auth'
import { formBody } from '../../http/multipart'
import { requireWithinLimit } from '../../http/rate-limits'
import { jsonBody } from '../../http/validate'
import { describeAs } from '../../http/describe'
import {
  arrangement,
  binnedImage,
  imageOfTour,
  MAX_BODY_BYTES,
  uploadedImage,
  uploadForm,
} from '../../contracts/images'
import { doneTour } from '../../contracts/tours-admin'
import { arrangeImages, binImage, uploadImage } from './gallery.actions'

const describe = describeAs('images')

const mayEdit = requirePermission('images:edit')
const mayUpload = requirePermission('images:edit', {
  maxBytes: MAX_BODY_BYTES,
  beforeBody: (c) => requireWithinLimit(c.var, 'upload', String(c.var.member.userId)),
})

export const galleryRoutes = new Hono<AppEnv>()
  .post(
    '/file/upload',
    describe(
      'uploadImage',
      'Upload an image of a tour (JPEG, PNG, WebP, GIF; 10 MiB, 10,000 px a side, 40 megapixels at most)',
      {
        response: uploadedImage,
        errors: ['NotFound', 'ImageInvalid', 'TooManyImages'],
      },
    ),
    mayUpload,
    formBody(uploadForm),
    async (c) => c.json(await uploadImage(c, c.req.valid('form')), 200),
  )
  .post(
    '/file/delete',
    describe('binImage', 'Put an image into the bin', {
      response: binnedImage,
      errors: ['NotFound'],
    }),
    mayEdit,
    jsonBody(imageOfTour),
    async (c) => {
      const { forumId, filename } = c.req.valid('json')
      await binImage(c, forumId, filename)
      return c.json({ forumId, filename }, 200)
    },
  )
  .post(
    '/file/arrange',
    describe('arrangeImages', "Order a tour's images and set their alt texts and focus", {
      response: doneTour,
      errors: ['NotAnImageOfTour'],
    }),
    mayEdit,
    jsonBody(arrangement),
    async (c) => {
      const wanted = c.req.valid('json')
      await arrangeImages(c, wanted)
      return c.json({ forumId: wanted.tourId }, 200)
    },
  )
