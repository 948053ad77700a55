import type { JpegOptions } from 'sharp'
import type { Kind } from '../kind'
import { exiftool, ffmpeg, HEIGHT, quarters, run, WIDTH } from '../tools'

const SIZE = { width: WIDTH, height: HEIGHT }
const both = (verdict: Kind['api']) => ({ api: verdict, desk: verdict })
const A98 = '/usr/share/color/icc/ghostscript/a98.icc'
const PROPHOTO = '/usr/share/color/icc/ghostscript/rommrgb.icc'

export const jpeg = (options: JpegOptions = {}) =>
  quarters()
    .jpeg({ chromaSubsampling: '4:4:4', quality: 92, ...options })
    .toBuffer()

/** Formats and colours of whole pictures. */
export const plainKinds: Kind[] = [
  { name: 'baseline.jpg', make: () => jpeg(), ...both(SIZE) },
  { name: 'progressive.jpg', make: () => jpeg({ progressive: true }), ...both(SIZE) },
  { name: 'subsampled.jpg', make: () => jpeg({ chromaSubsampling: '4:2:0' }), ...both(SIZE) },
  {
    name: 'grey.jpg',
    make: () => quarters().greyscale().jpeg().toBuffer(),
    ...both(SIZE),
    error: null,
  },
  {
    name: 'zeros.jpg',
    make: async () => Buffer.concat([await jpeg(), Buffer.alloc(512)]),
    ...both(SIZE),
  },
  {
    name: 'restarts.jpg',
    make: async () =>
      run(
        'jpegtran',
        ['-restart', '1', '-outfile', 'b.jpg', 'a.jpg'],
        { 'a.jpg': await jpeg() },
        'b.jpg',
      ),
    ...both(SIZE),
    needsTools: true,
  },
  {
    name: 'fill-bytes.jpg',
    make: async () => spread(await jpeg(), Buffer.from([0xff, 0xff, 0xff])),
    ...both(SIZE),
  },
  {
    name: 'display-p3.jpg',
    make: () => quarters().withIccProfile('p3').jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
    ...both(SIZE),
    error: 8,
  },
  {
    name: 'adobe-rgb.jpg',
    make: () => quarters().withIccProfile(A98).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
    ...both(SIZE),
    error: 8,
    needsTools: true,
  },
  {
    name: 'prophoto.jpg',
    make: () => quarters().withIccProfile(PROPHOTO).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
    ...both(SIZE),
    error: 10,
    needsTools: true,
  },
  {
    name: 'cmyk.jpg',
    make: () => quarters().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
    ...both(SIZE),
    error: null,
  },
  { name: 'plain.png', make: () => quarters().png().toBuffer(), ...both(SIZE) },
  { name: 'palette.png', make: () => quarters().png({ palette: true }).toBuffer(), ...both(SIZE) },
  {
    name: 'interlaced.png',
    make: () => quarters().png({ progressive: true }).toBuffer(),
    ...both(SIZE),
  },
  {
    name: '16-bit.png',
    make: () => quarters().toColourspace('rgb16').png().toBuffer(),
    ...both(SIZE),
  },
  {
    name: 'display-p3.png',
    make: () => quarters().withIccProfile('p3').png().toBuffer(),
    ...both(SIZE),
    error: 8,
  },
  {
    name: 'alpha.png',
    make: () => quarters().ensureAlpha(0.5).png().toBuffer(),
    ...both(SIZE),
    error: null,
  },
  {
    name: 'grey.png',
    make: () => quarters().greyscale().png().toBuffer(),
    ...both(SIZE),
    error: null,
  },
  { name: 'lossy.webp', make: () => quarters().webp({ quality: 95 }).toBuffer(), ...both(SIZE) },
  {
    name: 'lossless.webp',
    make: () => quarters().webp({ lossless: true }).toBuffer(),
    ...both(SIZE),
  },
  {
    name: 'alpha.webp',
    make: () => quarters().ensureAlpha(0.5).webp().toBuffer(),
    ...both(SIZE),
    error: null,
  },
  {
    name: 'still.gif',
    make: () => quarters().gif().toBuffer(),
    api: SIZE,
    desk: SIZE,
    receipt: SIZE,
  },
  {
    name: 'still.avif',
    make: () => quarters().avif({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer(),
    api: 'isForeign',
    desk: SIZE,
  },
  {
    name: 'alpha.avif',
    make: () => quarters().ensureAlpha(0.5).avif().toBuffer(),
    api: 'isForeign',
    desk: SIZE,
    error: null,
  },
  {
    name: '10-bit.avif',
    make: async () =>
      run(
        'avifenc',
        ['-d', '10', '-y', '444', 'a.png', 'b.avif'],
        { 'a.png': await quarters().png().toBuffer() },
        'b.avif',
      ),
    api: 'isForeign',
    desk: SIZE,
    needsTools: true,
  },
  {
    name: 'turned.avif',
    make: async () =>
      run(
        'avifenc',
        ['--irot', '1', 'a.png', 'b.avif'],
        { 'a.png': await quarters().rotate(90).png().toBuffer() },
        'b.avif',
      ),
    api: 'isForeign',
    desk: SIZE,
    needsTools: true,
  },
  {
    name: 'grid.avif',
    make: async () =>
      run(
        'avifenc',
        ['--grid', '2x2', '-y', '444', 'a.png', 'b.avif'],
        { 'a.png': await quarters(512, 512).png().toBuffer() },
        'b.avif',
      ),
    api: 'isForeign',
    desk: { width: 512, height: 512 },
    needsTools: true,
  },
  { name: '24-bit.bmp', make: () => bmp(), api: 'isForeign', desk: SIZE },
  {
    name: 'panorama.jpg',
    make: () => quarters(14_000, 1400).jpeg().toBuffer(),
    api: 'hasTooManyPixels',
    desk: { width: 1920, height: 192 },
  },
  {
    name: '48-megapixels.jpg',
    make: () => quarters(8000, 6000).jpeg().toBuffer(),
    api: 'hasTooManyPixels',
    desk: { width: 1920, height: 1440 },
    needsTools: true,
  },
  {
    name: 'scrolled.png',
    make: () => quarters(1080, 12_000).png().toBuffer(),
    api: { width: 1080, height: 12_000 },
    desk: { width: 1080, height: 12_000 },
  },
  {
    name: 'scrolled.jpg',
    make: () => quarters(1440, 9000).jpeg().toBuffer(),
    api: { width: 1440, height: 9000 },
    desk: { width: 1080, height: 6750 },
  },
  {
    name: 'scrolled-far.png',
    make: () => quarters(1080, 20_000).png().toBuffer(),
    api: 'hasTooManyPixels',
    desk: { width: 648, height: 12_000 },
  },
  {
    name: 'phone.jpg',
    make: async () =>
      exiftool(await jpeg(), 'a.jpg', '-Make=Apple', '-Model=iPhone 15', '-Orientation#=1'),
    ...both(SIZE),
    needsTools: true,
  },
  {
    name: 'from-ffmpeg.png',
    make: async () =>
      ffmpeg(
        ['-i', 'a.png', '-frames:v', '1', '-update', '1'],
        { 'a.png': await quarters().png().toBuffer() },
        'b.png',
      ),
    ...both(SIZE),
    needsTools: true,
  },
]

/** Bytes before the second marker of a JPEG: decoders skip them. */
function spread(jpeg: Buffer, fill: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), fill, jpeg.subarray(2)])
}

/** Rows from below, blue first, padded to four bytes. */
async function bmp(): Promise<Buffer> {
  const { data } = await quarters().flip().raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += 3) data.subarray(at, at + 3).reverse()
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(54 + data.length, 2)
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(WIDTH, 18)
  head.writeInt32LE(HEIGHT, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return Buffer.concat([head, data])
}
