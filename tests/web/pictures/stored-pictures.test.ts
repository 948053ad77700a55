import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../../worker/http/errors'
import { readImageFile } from '../../../worker/services/media/image-file'
import { CANARY, QUARTERS, type Kind } from '../../pictures/kind'
import { KINDS } from '../../pictures/kinds'

/** With `PICTURES=all` also those that programs of Debian make. */
const kinds = KINDS.filter(({ needsTools }) => !needsTools || process.env['PICTURES'] === 'all')

describe('a picture sent to the API', () => {
  it.each(kinds)('$name is stored or refused for its reason', async ({ make, ...kind }) => {
    const bytes = new Uint8Array(await make())
    const stored = storedOf(bytes)
    if (typeof kind.api === 'string' || typeof stored === 'string')
      return expect(stored).toEqual(kind.api)
    const { width, height } = stored
    expect({ width, height }).toEqual({ width: kind.api.width, height: kind.api.height })
    expect(Buffer.from(stored.bytes).includes(CANARY)).toBe(false)
    expect(readImageFile(stored.bytes)).toEqual(stored)
    return expectQuarters(stored.bytes, kind)
  })
})

/** The stored image, or the reason of its refusal. */
function storedOf(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return readImageFile(bytes)
  } catch (error) {
    if (error instanceof AppError) return error.options.fields?.['file'] ?? error.code
    throw error
  }
}

/** Decodes as an image service does, with the orientation that is left. */
async function expectQuarters(bytes: Uint8Array, kind: Omit<Kind, 'make'>): Promise<void> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (typeof kind.api === 'object')
    expect([info.width, info.height]).toEqual([kind.api.width, kind.api.height])
  if (kind.error === null || kind.isTurnedByDesk) return
  const seen = QUARTERS.map((_, index) => {
    const x = Math.floor((info.width * (1 + 2 * (index % 2))) / 4)
    const y = Math.floor((info.height * (1 + 2 * Math.floor(index / 2))) / 4)
    return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  })
  const errors = QUARTERS.flatMap((values, index) =>
    values.map((value, channel) => Math.abs(value - (seen[index]?.[channel] ?? 0))),
  )
  expect(Math.max(...errors), JSON.stringify(seen)).toBeLessThanOrEqual(kind.error ?? 16)
}
