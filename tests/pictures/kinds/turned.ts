import { pngChunk } from '../../../worker/contracts/media/pictures/png'
import {
  orientationBlock,
  type Orientation,
} from '../../../worker/contracts/media/pictures/orientation'
import { withOrientation } from '../../../worker/contracts/media/pictures/jpeg'
import type { Kind } from '../kind'
import { HEIGHT, turned, WIDTH } from '../tools'

const UPRIGHT = { width: WIDTH, height: HEIGHT }
const ORIENTATIONS: Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8]

/** As stored: 5 to 8 lie on their side. */
const stored = (orientation: Orientation) =>
  orientation >= 5 ? { width: HEIGHT, height: WIDTH } : UPRIGHT

/** JPEG, PNG and WebP in each orientation of EXIF, WebP also with JPEG's prefix before the block. */
export const turnedKinds: Kind[] = ORIENTATIONS.flatMap((orientation): Kind[] => {
  const sideways = { api: stored(orientation), desk: UPRIGHT, isTurnedByDesk: orientation !== 1 }
  const exif = Buffer.from(orientationBlock(orientation))
  return [
    {
      name: `orientation-${orientation}.jpg`,
      make: async () => {
        const jpeg = await (
          await turned(orientation)
        )
          .jpeg({ chromaSubsampling: '4:4:4' })
          .toBuffer()
        const [start, rest] = [jpeg.subarray(0, 2), jpeg.subarray(2)].map(
          (part) => new Uint8Array(part),
        )
        return Buffer.concat(withOrientation([start!, rest!], orientation))
      },
      api: UPRIGHT,
      desk: UPRIGHT,
    },
    {
      name: `orientation-${orientation}.png`,
      make: async () => {
        const png = await (await turned(orientation)).png().toBuffer()
        return Buffer.concat([png.subarray(0, 33), pngChunk('eXIf', exif), png.subarray(33)])
      },
      ...sideways,
    },
    ...['', 'Exif\0\0'].map((prefix): Kind => ({
      name: `orientation-${orientation}${prefix && '-prefix'}.webp`,
      make: async () => {
        const webp = await (await turned(orientation)).webp({ lossless: true }).toBuffer()
        return withExif(webp, Buffer.concat([Buffer.from(prefix, 'latin1'), exif]))
      },
      ...sideways,
    })),
  ]
})

/** Wraps a simple WebP in the extended format. */
export function withExif(webp: Buffer, exif: Buffer): Buffer {
  const header = chunk('VP8X', Buffer.from([0x08, 0, 0, 0, ...size(webp)]))
  const body = Buffer.concat([Buffer.from('WEBP'), header, webp.subarray(12), chunk('EXIF', exif)])
  return chunk('RIFF', body)
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

/** Of a lossless WebP, as VP8X has it. */
function size(webp: Buffer): number[] {
  const bits = webp.readUInt32LE(21)
  const [width, height] = [bits & 0x3fff, (bits >>> 14) & 0x3fff]
  return [width, height].flatMap((side) => [side & 255, side >> 8, 0])
}
