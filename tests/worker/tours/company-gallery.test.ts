import { describe, expect, it } from 'vitest'
import { COMPANY_GALLERY_ID } from '../../../worker/contracts/contact/contact-forum'
import type { TourImages } from '../../../worker/contracts/media/tour-images'
import { aMember } from '../../support/builders'
import { codeOf, request } from '../../support/request'
import { fixture } from '../media/fixtures'
import { anUploader } from '../media/uploads'

const { admin, upload, uploaded, send } = await anUploader()

async function gallery(token: string | null = admin.token) {
  const response = await request(`/api/forum/getImg/${COMPANY_GALLERY_ID}`, { token })
  return { response, keys: await keysOf(response.clone()) }
}

async function keysOf(response: Response): Promise<string[]> {
  if (response.status !== 200) return []
  return (await response.json<TourImages>()).images.map(({ filename }) => filename)
}

describe("the company's gallery", () => {
  it('takes pictures that visitors see, describes them, and bins and restores them', async () => {
    const { fileName, url } = await uploaded(COMPANY_GALLERY_ID)
    expect((await gallery()).keys).toContain(fileName)
    expect((await request(url)).status).toBe(200)
    const forumId = COMPANY_GALLERY_ID
    const described = { filename: fileName, focus: { x: 10, y: 20 } }
    expect((await send('/file/describe', { forumId, images: [described] })).status).toBe(200)
    expect((await send('/file/bin', { forumId, filenames: [fileName] })).status).toBe(200)
    expect((await gallery()).keys).not.toContain(fileName)
    expect((await request(url)).status).toBe(404)
    expect((await send('/file/restore', { forumId, filenames: [fileName] })).status).toBe(200)
    expect((await gallery()).keys).toContain(fileName)
  })

  it('has no avatars of members, and none of its calls reaches one', async () => {
    const { token } = await aMember()
    const body = new FormData()
    body.set('file', new File([fixture('jpeg')], 'me.jpg', { type: 'image/jpeg' }))
    const answer = await request('/api/user/me/avatar', { body, token })
    const { avatarUrl } = await answer.json<{ avatarUrl: string }>()
    const key = avatarUrl.replace('/img/', '')
    expect((await gallery()).keys).not.toContain(key)
    const calls = { filenames: [key], forumId: COMPANY_GALLERY_ID }
    for (const path of ['/file/bin', '/file/restore', '/file/arrange'])
      expect(await codeOf(await send(path, calls))).toEqual([422, 'NotAnImageOfTour'])
    expect((await request(avatarUrl)).status).toBe(200)
  })

  it('is for admins', async () => {
    const { token } = await aMember()
    expect((await gallery(token)).response.status).toBe(403)
    expect((await upload(COMPANY_GALLERY_ID, { token })).status).toBe(403)
  })
})
