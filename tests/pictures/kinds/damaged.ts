import type { Kind } from '../kind'
import { HEIGHT, quarters, run, WIDTH } from '../tools'
import { jpeg } from './plain'
import { heicFixture } from './heif'

const SIZE = { width: WIDTH, height: HEIGHT }
const both = (verdict: Kind['api']) => ({ api: verdict, desk: verdict })
const part = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))

const cutAt = (name: string, make: () => Promise<Buffer> | Buffer, api: Kind['api'] = 'isCut') =>
  [0.3, 0.7, 0.98].map((share): Kind => ({
    name: `cut-${share * 100}-${name}`,
    make: async () => part(await make(), share),
    api,
    desk: 'isCut',
  }))

/** Noise, so that a cut is within the data of the picture. */
const noisy = () =>
  quarters().composite([
    {
      input: {
        create: {
          width: WIDTH,
          height: HEIGHT,
          channels: 4,
          background: '#0000',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      },
      blend: 'soft-light',
    },
  ])

const withoutEnd = async (progressive: boolean) => (await jpeg({ progressive })).subarray(0, -2)

/** Files that end too early, lack a part or are coded in a way that browsers do not know. */
export const damagedKinds: Kind[] = [
  ...cutAt('baseline.jpg', () => noisy().jpeg().toBuffer()),
  ...cutAt('progressive.jpg', () => noisy().jpeg({ progressive: true }).toBuffer()),
  ...cutAt('a.png', () => noisy().png().toBuffer()),
  ...cutAt('a.webp', () => noisy().webp().toBuffer()),
  ...cutAt('a.gif', () => noisy().gif().toBuffer()),
  ...cutAt('a.avif', () => noisy().avif().toBuffer(), 'isForeign'),
  ...cutAt('a.heic', () => heicFixture('display-p3'), 'isHeic'),
  { name: 'without-end.jpg', make: () => withoutEnd(false), ...both(SIZE) },
  { name: 'without-end-progressive.jpg', make: () => withoutEnd(true), ...both(SIZE) },
  { name: 'half-an-end.jpg', make: async () => (await jpeg()).subarray(0, -1), ...both(SIZE) },
  {
    name: 'without-end-restarts.jpg',
    make: async () => {
      const whole = await run(
        'jpegtran',
        ['-restart', '1', '-outfile', 'b.jpg', 'a.jpg'],
        { 'a.jpg': await jpeg() },
        'b.jpg',
      )
      return whole.subarray(0, -2)
    },
    ...both(SIZE),
    needsTools: true,
  },
  {
    name: 'without-tables.jpg',
    make: async () => withoutSegments(await jpeg(), 0xdb),
    ...both('isBroken'),
  },
  { name: 'other-table.jpg', make: async () => renumbered(await jpeg()), ...both('isBroken') },
  {
    name: 'arithmetic.jpg',
    make: async () =>
      run(
        'jpegtran',
        ['-arithmetic', '-outfile', 'b.jpg', 'a.jpg'],
        { 'a.jpg': await jpeg() },
        'b.jpg',
      ),
    ...both('isRareJpeg'),
    needsTools: true,
  },
  { name: 'lossless.jpg', make: async () => withFrame(await jpeg(), 0xc3), ...both('isRareJpeg') },
  {
    name: 'wrong-checksum.png',
    make: async () => withByte(await quarters().png().toBuffer(), 60),
    ...both('isBroken'),
  },
  {
    name: 'wrong-length.webp',
    make: async () => withByte(await quarters().webp().toBuffer(), 6),
    ...both('isCut'),
  },
  { name: 'empty.jpg', make: () => Buffer.alloc(0), ...both('isOther') },
]

function withByte(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ 0x55
  return changed
}

/** A JPEG's segments up to the first scan, with their markers. */
function segmentsOf(bytes: Buffer): { code: number; start: number; end: number }[] {
  const segments = []
  for (let start = 2; bytes[start + 1] !== 0xda;) {
    const end = start + 2 + bytes.readUInt16BE(start + 2)
    segments.push({ code: bytes[start + 1] ?? 0, start, end })
    start = end
  }
  return segments
}

function withoutSegments(bytes: Buffer, code: number): Buffer {
  const kept = segmentsOf(bytes).filter((segment) => segment.code !== code)
  const end = segmentsOf(bytes).at(-1)?.end ?? 2
  const parts = kept.map((segment) => bytes.subarray(segment.start, segment.end))
  return Buffer.concat([bytes.subarray(0, 2), ...parts, bytes.subarray(end)])
}

function withFrame(bytes: Buffer, code: number): Buffer {
  const changed = Buffer.from(bytes)
  const frame = segmentsOf(bytes).find((segment) => segment.code === 0xc0)
  changed[(frame?.start ?? 0) + 1] = code
  return changed
}

/** The first component names a table that the file lacks. */
function renumbered(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes)
  const frame = segmentsOf(bytes).find((segment) => segment.code === 0xc0)
  changed[(frame?.start ?? 0) + 12] = 3
  return changed
}
