import { pngChunk } from '../../../worker/contracts/media/pictures/png'
import { CANARY, type Kind } from '../kind'
import { exiftool, ffmpeg, HEIGHT, quarters, WIDTH } from '../tools'
import { jpeg } from './plain'
import { withExif } from './turned'

const SIZE = { width: WIDTH, height: HEIGHT }
const both = { api: SIZE, desk: SIZE }
const latin = (text: string) => Buffer.from(text, 'latin1')
const XMP = 'http://ns.adobe.com/xap/1.0/\0'
const EXTENDED_XMP = 'http://ns.adobe.com/xmp/extension/\0'
const GUID = '0123456789ABCDEF0123456789ABCDEF'

/** Pictures that say where and by whom they were taken: nothing of it may be in a stored copy. */
export const privateKinds: Kind[] = [
  {
    name: 'place-exif.jpg',
    make: async () =>
      exiftool(
        await jpeg(),
        'a.jpg',
        '-GPSLatitude=51.4',
        '-GPSLatitudeRef=N',
        `-Artist=${CANARY}`,
        `-GPSProcessingMethod=${CANARY}`,
        `-IPTC:City=${CANARY}`,
        `-XMP:City=${CANARY}`,
        `-Comment=${CANARY}`,
      ),
    ...both,
    needsTools: true,
  },
  {
    name: 'place-extended-xmp.jpg',
    make: async () => withSegments(await jpeg(), ...extendedXmp()),
    ...both,
  },
  {
    name: 'place-iptc.jpg',
    make: async () =>
      withSegments(await jpeg(), [
        0xed,
        latin(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20${CANARY}`),
      ]),
    ...both,
  },
  {
    name: 'place-thumbnail.jpg',
    make: async () =>
      withSegments(await jpeg(), [0xe0, Buffer.concat([latin('JFXX\0\x10'), latin(CANARY)])]),
    ...both,
  },
  { name: 'gain-map-xmp.jpg', make: () => gainMap(true), ...both },
  { name: 'gain-map-iso.jpg', make: () => gainMap(false), ...both },
  {
    name: 'multi-picture.jpg',
    make: async () => withAppended(await jpeg(), await jpeg()),
    ...both,
  },
  {
    name: 'motion-photo.jpg',
    make: async () => {
      const video = await clip('mp4')
      const xmp = latin(
        `${XMP}<x:xmpmeta GCamera:MotionPhoto="1" GCamera:MicroVideoOffset="${video.length}" a="${CANARY}"/>`,
      )
      return Buffer.concat([withSegments(await jpeg(), [0xe1, xmp]), video])
    },
    ...both,
    needsTools: true,
  },
  {
    name: 'samsung-trailer.jpg',
    make: async () =>
      Buffer.concat([await jpeg(), latin(`\0\0\x0a\x08Image_UTC_Data${CANARY}SEFH\x6b\0\0\0SEFT`)]),
    ...both,
  },
  {
    name: 'live-photo.mov',
    make: async () =>
      exiftool(
        await clip('mov'),
        'a.mov',
        '-Keys:GPSCoordinates=51.4, -116.2, 1000',
        '-Keys:ContentIdentifier=8A1B',
      ),
    api: 'isVideo',
    desk: 'isVideo',
    needsTools: true,
  },
  {
    name: 'place.png',
    make: async () => {
      const png = await quarters().png().toBuffer()
      const chunks = ['tEXt', 'iTXt', 'eXIf', 'tIME', 'prVt'].map((name) =>
        pngChunk(name, latin(`XML:com.adobe.xmp\0${CANARY}`)),
      )
      return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
    },
    ...both,
  },
  {
    name: 'place.webp',
    make: async () =>
      withExif(
        await quarters().webp({ lossless: true }).toBuffer(),
        latin(`II*\0\x08\0\0\0\0\0${CANARY}`),
      ),
    ...both,
  },
  {
    name: 'place.gif',
    make: async () => {
      const gif = await quarters().gif().toBuffer()
      const comment = Buffer.concat([
        Buffer.from([0x21, 0xfe, CANARY.length]),
        latin(CANARY),
        Buffer.from([0]),
      ])
      return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)])
    },
    ...both,
  },
]

/** XMP that continues in further segments, as panoramas and depth maps need. */
function extendedXmp(): [number, Buffer][] {
  const content = latin(`<x:xmpmeta exif:GPSLatitude="51,25N" a="${CANARY}"/>`.padEnd(600))
  const main = latin(`${XMP}<x:xmpmeta xmpNote:HasExtendedXMP="${GUID}"/>`)
  const parts = [content.subarray(0, 300), content.subarray(300)].map((part, index) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(content.length, 0)
    head.writeUInt32BE(index * 300, 4)
    return Buffer.concat([latin(EXTENDED_XMP + GUID), head, part])
  })
  return [main, ...parts].map((body) => [0xe1, body])
}

/** A picture for screens of usual brightness, with a second one that says where it is brighter. */
async function gainMap(isXmp: boolean): Promise<Buffer> {
  const map = await quarters(60, 40).greyscale().jpeg().toBuffer()
  const xmp = latin(
    `${XMP}<x:xmpmeta hdrgm:Version="1.0" Item:Semantic="GainMap" Item:Length="${map.length}" a="${CANARY}"/>`,
  )
  const iso = latin(`urn:iso:std:iso:ts:21496:-1\0\0\0\0\0${CANARY}`)
  const described = withSegments(await jpeg(), isXmp ? [0xe1, xmp] : [0xe2, iso])
  return withAppended(described, withSegments(map, [0xe1, xmp]))
}

/** Two pictures in the multi-picture format, with its index in the first. */
function withAppended(first: Buffer, second: Buffer): Buffer {
  const index = (size: number) => {
    const entry = (offset: number, length: number) => {
      const bytes = Buffer.alloc(16)
      bytes.writeUInt32BE(0x030000, 0)
      bytes.writeUInt32BE(length, 4)
      bytes.writeUInt32BE(offset, 8)
      return bytes
    }
    const tag = (id: number, type: number, count: number, value: Buffer) => {
      const bytes = Buffer.alloc(8)
      bytes.writeUInt16BE(id, 0)
      bytes.writeUInt16BE(type, 2)
      bytes.writeUInt32BE(count, 4)
      return Buffer.concat([bytes, value])
    }
    const head = Buffer.concat([latin('MPF\0MM\0*\0\0\0\x08'), Buffer.from([0, 3])])
    const tags = [
      tag(0xb000, 7, 4, latin('0100')),
      tag(0xb001, 4, 1, Buffer.from([0, 0, 0, 2])),
      tag(0xb002, 7, 32, Buffer.from([0, 0, 0, 50])),
    ]
    return Buffer.concat([
      head,
      ...tags,
      Buffer.alloc(4),
      entry(0, size),
      entry(size, second.length),
    ])
  }
  const size = withSegments(first, [0xe2, index(0)]).length
  return Buffer.concat([withSegments(first, [0xe2, index(size)]), second])
}

/** Segments behind the first marker of a JPEG. */
function withSegments(jpeg: Buffer, ...segments: [code: number, body: Buffer][]): Buffer {
  const written = segments.map(([code, body]) => {
    const head = Buffer.from([0xff, code, 0, 0])
    head.writeUInt16BE(body.length + 2, 2)
    return Buffer.concat([head, body])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...written, jpeg.subarray(2)])
}

async function clip(format: 'mp4' | 'mov'): Promise<Buffer> {
  const files = { 'a.png': await quarters().png().toBuffer() }
  const args = ['-loop', '1', '-t', '0.2', '-i', 'a.png', '-pix_fmt', 'yuv420p', '-c:v', 'mpeg4']
  return ffmpeg(args, files, `b.${format}`)
}
