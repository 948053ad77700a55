import { describe, expect, it } from 'vitest'
import { pngChunk } from '../../../worker/contracts/media/pictures/png'
import { readImageFile } from '../../../worker/services/media/image-file'
import { AppError } from '../../../worker/http/errors'
import { fixture, FIXTURES } from './fixtures'

type Name = keyof typeof FIXTURES
const names = Object.keys(FIXTURES) as Name[]
const text = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const bytesOf = (value: string) => Uint8Array.from(value, (character) => character.charCodeAt(0))
const join = (...parts: Uint8Array[]) => bytesOf(parts.map(text).join(''))
const codeOf = (bytes: Uint8Array<ArrayBuffer>) => {
  try {
    readImageFile(bytes)
    return 'read'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

describe('reading a picture', () => {
  it.each(names)(
    'knows the type and size of %s and keeps a picture that reads the same',
    (name) => {
      const image = readImageFile(fixture(name))
      const isAnimated = name.startsWith('animated')
      // Browsers turn a JPEG and no WebP.
      const isTurned = name === 'jpegWithPlace'
      const sides = isAnimated ? [8, 8] : isTurned ? [18, 32] : [32, 18]
      expect([image.width, image.height]).toEqual(sides)
      expect(readImageFile(image.bytes)).toEqual(image)
    },
  )

  it.each(['jpeg', 'progressive', 'png', 'webp', 'webpLossless', 'gif'] as const)(
    'leaves a %s without metadata as it is',
    (name) => {
      expect(text(readImageFile(fixture(name)).bytes).length).toBeLessThanOrEqual(
        fixture(name).length,
      )
    },
  )

  it.each([
    ['jpegWithPlace', true],
    ['webpWithPlace', false],
  ] as const)(
    'drops the place and the author of %s, and the orientation unless every browser applies it',
    (name, isTurned) => {
      const original = text(fixture(name))
      expect(original).toContain('CANARY-COPYRIGHT')
      const clean = text(readImageFile(fixture(name)).bytes)
      expect(clean).not.toContain('CANARY')
      expect(clean.length).toBeLessThan(original.length)
      // One tag is left: orientation (0x0112), a short, 6.
      const orientation = 'MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06'
      expect(clean.includes(orientation)).toBe(isTurned)
    },
  )

  it('drops texts, times, EXIF and unknown chunks of a PNG', () => {
    const png = fixture('png')
    const [head, rest] = [png.slice(0, 33), png.slice(33)]
    const chunks = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'prVt'].map((name) =>
      pngChunk(name, bytesOf(`CANARY ${name}`)),
    )
    const clean = text(readImageFile(join(head, ...chunks, rest)).bytes)
    expect(clean).not.toContain('CANARY')
    expect(clean).toBe(text(readImageFile(png).bytes))
  })

  it('drops comments of a GIF and of a JPEG', () => {
    const gif = fixture('gif')
    const comment = join(Uint8Array.of(0x21, 0xfe, 6), bytesOf('CANARY'), Uint8Array.of(0))
    expect(
      text(readImageFile(join(gif.slice(0, -1), comment, Uint8Array.of(0x3b))).bytes),
    ).not.toContain('CANARY')
    const jpeg = fixture('jpeg')
    const segment = join(Uint8Array.of(0xff, 0xfe, 0, 8), bytesOf('CANARY'))
    expect(text(readImageFile(join(jpeg.slice(0, 2), segment, jpeg.slice(2))).bytes)).not.toContain(
      'CANARY',
    )
  })

  it('keeps an animation going', () => {
    const gif = text(readImageFile(fixture('animatedGif')).bytes)
    expect(gif.split('\x21\xf9\x04').length).toBe(
      text(fixture('animatedGif')).split('\x21\xf9\x04').length,
    )
    expect(text(readImageFile(fixture('animatedWebp')).bytes).split('ANMF')).toHaveLength(3)
  })

  it.each([
    ['wider than it says', 6, 0],
    ['higher than it says', 9, 0],
    ['right of its canvas', 0, 1],
    ['below its canvas', 3, 1],
    ['far outside its canvas', 2, 0xff],
  ])('refuses an animation with a frame %s', (_name, place, byte) => {
    const changed = fixture('animatedWebp')
    const frame = text(changed).indexOf('ANMF') + 8
    changed[frame + place] = byte
    expect(codeOf(changed)).toBe('ImageInvalid')
  })

  it('refuses an animation whose frames hold a larger picture than their canvas', () => {
    const changed = fixture('animatedWebp')
    const canvas = text(changed).indexOf('VP8X') + 8
    changed.set([3, 0, 0, 3, 0, 0], canvas + 4)
    expect(codeOf(changed)).toBe('ImageInvalid')
  })

  it.each(names)('refuses %s cut off anywhere', (name) => {
    const whole = fixture(name)
    for (
      let length = 12;
      length < whole.length - 1;
      length += Math.max(1, Math.floor(whole.length / 40))
    )
      expect(['ImageInvalid', 'WrongType']).toContain(codeOf(whole.slice(0, length)))
  })

  it.each(names)('survives %s with any byte changed', (name) => {
    const whole = fixture(name)
    for (let at = 0; at < whole.length; at += 1) {
      const changed = whole.slice()
      changed[at] = (changed[at] ?? 0) ^ 0xff
      expect(['read', 'ImageInvalid', 'WrongType', 'TooManyPixels']).toContain(codeOf(changed))
    }
  })

  it('refuses a flood of pixels by the header', () => {
    const sized = (width: number, height: number) => {
      const png = fixture('png')
      const header = new Uint8Array(png.slice(16, 29))
      new DataView(header.buffer).setUint32(0, width)
      new DataView(header.buffer).setUint32(4, height)
      return join(png.slice(0, 8), pngChunk('IHDR', header), png.slice(33))
    }
    expect(codeOf(sized(12_001, 1))).toBe('TooManyPixels')
    expect(codeOf(sized(8000, 5001))).toBe('TooManyPixels')
    expect(codeOf(sized(8000, 5000))).toBe('read')
    expect(codeOf(sized(0, 5))).toBe('ImageInvalid')
  })

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['<!doctype html><script>alert(1)</script>'],
    ['\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
    ['\0\0\0\x18ftypheic'],
    ['%PDF-1.7'],
    ['BM'],
    ['II*\0'],
    ['RIFF\x04\0\0\0WAVE'],
    ['GIF88a'],
    [''],
    ['x'],
  ])('refuses %j, which is no picture that browsers are sent', (content) => {
    expect(codeOf(bytesOf(content))).toBe('WrongType')
  })
})

describe('polyglots', () => {
  const PAYLOADS = [
    '<html><script>alert(document.domain)</script></html>',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '*/=1;alert(1);/*',
    "';alert(1)//",
    'PK\x03\x04 a zip archive',
    '%PDF-1.4 /JS (app.alert(1))',
    '#!/bin/sh\necho x\n',
    '<?php system($_GET[0]); ?>',
  ] as const
  const STILL = [
    'jpeg',
    'progressive',
    'png',
    'webp',
    'webpLossless',
    'gif',
    'animatedGif',
    'animatedWebp',
  ] as const
  const appended = STILL.flatMap((name) => PAYLOADS.map((payload) => [name, payload] as const))

  it.each(appended)('cuts off what follows a %s: %j', (name, payload) => {
    const clean = readImageFile(join(fixture(name), bytesOf(payload)))
    expect(text(clean.bytes)).toBe(text(readImageFile(fixture(name)).bytes))
  })

  it.each(appended)('refuses what precedes a %s: %j', (name, payload) => {
    expect(codeOf(join(bytesOf(payload), fixture(name)))).toBe('WrongType')
  })
})
