import sharp, { type Sharp } from 'sharp'
import type { Kind } from '../kind'
import { ffmpeg, HEIGHT, quarters, run, WIDTH } from '../tools'

const SIZE = { width: WIDTH, height: HEIGHT }

/** Two frames, one below the other. */
async function frames(): Promise<Sharp> {
  const second = await quarters().negate().png().toBuffer()
  const both = await quarters(WIDTH, HEIGHT)
    .extend({ bottom: HEIGHT })
    .composite([{ input: second, top: HEIGHT, left: 0 }])
    .raw()
    .toBuffer()
  const raw = { width: WIDTH, height: 2 * HEIGHT, channels: 3, pageHeight: HEIGHT } as const
  return sharp(both, { raw })
}

const asGif = async () => (await frames()).gif({ delay: [100, 100], loop: 0 }).toBuffer()
const FRAMES = ['-i', 'a.gif', '-plays', '0']

/** Animations: the desk keeps them as they are where the API stores their format. */
export const movingKinds: Kind[] = [
  {
    name: 'moving.gif',
    make: asGif,
    api: SIZE,
    desk: { ...SIZE, type: 'image/gif' },
    receipt: SIZE,
  },
  {
    name: 'moving.webp',
    make: async () => (await frames()).webp({ lossless: true, delay: [100, 100] }).toBuffer(),
    api: SIZE,
    desk: { ...SIZE, type: 'image/webp' },
    receipt: SIZE,
  },
  {
    name: 'moving.png',
    make: async () => ffmpeg([...FRAMES, '-f', 'apng'], { 'a.gif': await asGif() }, 'b.png'),
    api: SIZE,
    desk: { ...SIZE, type: 'image/png' },
    receipt: SIZE,
    needsTools: true,
  },
  {
    name: 'moving.avif',
    make: async () => {
      const png = await quarters().png().toBuffer()
      const files = { 'a.png': png, 'b.png': await quarters().negate().png().toBuffer() }
      return run('avifenc', ['-y', '444', 'a.png', 'b.png', 'c.avif'], files, 'c.avif')
    },
    api: 'isForeign',
    desk: 'isMoving',
    receipt: SIZE,
    needsTools: true,
  },
]
