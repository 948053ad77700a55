import { Hono } from 'hono'
import type { AppEnv, MemberScope } from '../../../http/context'
import { requirePermission } from '../../../http/auth'
import { formBody } from '../../../http/multipart'
import { requireWithinLimit } from '../../../http/rate-limits'
import { jsonBody } from '../../../http/validate'
import { describeAs } from '../../../http/describe'
import {
  changedImages,
  imagesOfTour,
  imageTexts,
  type SomeImages,
} from '../../../contracts/media/images-of-tour'
import { binnedImage, imageOfTour } from '../../../contracts/media/images'
import { MAX_BODY_BYTES, uploadedImage, uploadForm } from '../../../contracts/media/image-uploads'
import { replacedImage, replacement } from '../../../contracts/media/image-replacement'
import { doneTour } from '../../../contracts/tours/tours-admin'
import { arrangeImages, describeImages, binImage, binImages } from './gallery.actions'
import { restoreImages } from './restored-images'
import { uploadImage } from './upload.actions'
import { replaceImage } from './image-replacement'

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
        errors: ['NotFound', 'ImageInvalid', 'TooManyPixels', 'TooManyImages', 'ImagePresent'],
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
    '/file/bin',
    describe('binImages', 'Put several images into the bin', {
      response: changedImages,
      errors: ['NotAnImageOfTour'],
    }),
    mayEdit,
    jsonBody(imagesOfTour),
    async (c) => c.json(await changed(c, c.req.valid('json'), binImages), 200),
  )
  .post(
    '/file/restore',
    describe('restoreImages', 'Restore several images from the bin', {
      response: changedImages,
      errors: ['NotAnImageOfTour', 'TooManyImages'],
    }),
    mayEdit,
    jsonBody(imagesOfTour),
    async (c) => c.json(await changed(c, c.req.valid('json'), restoreImages), 200),
  )
  .post(
    '/file/arrange',
    describe('arrangeImages', "Order a tour's images", {
      response: changedImages,
      errors: ['NotAnImageOfTour'],
    }),
    mayEdit,
    jsonBody(imagesOfTour),
    async (c) => c.json(await changed(c, c.req.valid('json'), arrangeImages), 200),
  )
  .post(
    '/file/describe',
    describe('describeImages', 'Set alt texts and the focus of images', {
      response: doneTour,
      errors: ['NotAnImageOfTour'],
    }),
    mayEdit,
    jsonBody(imageTexts),
    async (c) => {
      const wanted = c.req.valid('json')
      await describeImages(c, wanted)
      return c.json({ forumId: wanted.tourId }, 200)
    },
  )
  .post(
    '/file/replace',
    describe('replaceImage', 'Replace an image of a tour by another of its images', {
      response: replacedImage,
      errors: ['NotFound', 'NotAnImageOfTour'],
    }),
    mayEdit,
    jsonBody(replacement),
    async (c) => {
      const wanted = c.req.valid('json')
      const { isKeptForPosts } = await replaceImage(c, wanted)
      return c.json({ forumId: wanted.tourId, filename: wanted.by, isKeptForPosts }, 200)
    },
  )

async function changed(c: MemberScope, wanted: SomeImages, change: typeof binImages) {
  await change(c, wanted)
  return { forumId: wanted.tourId, filenames: wanted.keys }
}
