import { expect, it } from 'vitest'
import { preparedSize } from '../../../web/platform/media/image-scaling'
import { profileOf } from '../../../web/desk/images/colour-profile'
import { readPicture } from '../../../worker/contracts/media/pictures/read-picture'
import { turnedSize } from '../../../worker/contracts/media/pictures/orientation'
import { RefusedPicture } from '../../../worker/contracts/media/pictures/refused-picture'
import { heicFixture } from '../../pictures/kinds/heif'
import { KINDS } from '../../pictures/kinds'

/** With `PICTURES=all` also those that programs of Debian make. */
const kinds = KINDS.filter(({ needsTools }) => !needsTools || process.env['PICTURES'] === 'all')

/** Faults that only a decoder finds, or that the desk's own choice of kinds makes. */
const BY_DECODER = new Set(['isHeic'])

it.each(kinds)('$name is the same for the desk, before anything decodes it', async (kind) => {
  const seen = seenIn(await kind.make())
  if (typeof kind.desk === 'string')
    return expect(BY_DECODER.has(kind.desk) ? kind.desk : seen).toBe(kind.desk)
  const { width, height } = kind.desk
  return expect(seen).toEqual({ width, height })
})

it.each([
  ['display-p3', 'icc'],
  ['adobe-rgb', 'icc'],
  ['bt2020-points', 'primaries'],
  ['grid-display-p3', 'primaries'],
])('%s.heic has its colours by %s', (name, described) => {
  const picture = readPicture(new Uint8Array(heicFixture(name)))
  expect(Object.keys(picture.colours ?? {})).toContain(described)
  expect(picture.hasAlpha).toBe(false)
})

it('transparency of a HEIC is seen', () => {
  expect(readPicture(new Uint8Array(heicFixture('alpha'))).hasAlpha).toBe(true)
})

it('a photo in sRGB needs no profile; one in other primaries gets one of its own', () => {
  expect(profileOf({ primaries: 1, transfer: 13 })).toBeNull()
  expect(profileOf({ primaries: 2, transfer: 2 })).toBeNull()
  for (const primaries of [9, 12]) {
    const profile = profileOf({ primaries, transfer: 13 })
    expect(new TextDecoder('latin1').decode(profile?.slice(36, 40))).toBe('acsp')
  }
  expect(profileOf({ primaries: 9, transfer: 16 })?.length).toBeGreaterThan(2000)
})

/** The prepared size, or the reason of the refusal. */
function seenIn(bytes: Buffer) {
  try {
    const picture = readPicture(new Uint8Array(bytes))
    if (picture.isAnimated && ['avif', 'heic'].includes(picture.kind)) return 'isMoving'
    if (picture.isAnimated) return { width: picture.width, height: picture.height }
    return preparedSize(turnedSize(picture, picture.orientation))
  } catch (error) {
    if (error instanceof RefusedPicture) return error.fault
    throw error
  }
}
