import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { colour, readTile, transform, writeHeif } from './heif-writer.ts'
import { QUARTERS } from './kind.ts'
import { heic, HEIGHT, quarters, WIDTH } from './tools.ts'

/** Writes the HEIC files of `fixtures` with heif-enc 1.15.1: `node tests/pictures/make-fixtures.ts` on Debian 12. */

const ADOBE_RGB = '/usr/share/color/icc/ghostscript/a98.icc'
const TILE = 256

/** From linear sRGB to linear light of other primaries, both under D65. */
const FROM_SRGB = {
  p3: [
    [0.8225, 0.1774, 0],
    [0.0332, 0.9669, 0],
    [0.0171, 0.0724, 0.9108],
  ],
  bt2020: [
    [0.6274, 0.3293, 0.0433],
    [0.0691, 0.9195, 0.0114],
    [0.0164, 0.088, 0.8956],
  ],
}

/** The quarters in values of other primaries, with the curve of sRGB. */
function quartersIn(primaries: keyof typeof FROM_SRGB): Sharp {
  return quarters(
    WIDTH,
    HEIGHT,
    QUARTERS.map((values) => convert(values, FROM_SRGB[primaries])),
  )
}

function convert(values: readonly number[], matrix: number[][]): number[] {
  const light = values.map((value) => ((value / 255 + 0.055) / 1.055) ** 2.4)
  return matrix.map((row) => {
    const sum = row.reduce((total, share, index) => total + share * (light[index] ?? 0), 0)
    return Math.round(255 * (1.055 * sum ** (1 / 2.4) - 0.055))
  })
}

/** Two tiles side by side, as phones store photos in many. */
async function grid(image: Sharp, properties: Buffer[]): Promise<Buffer> {
  const png = await image.png().toBuffer()
  const tiles = await Promise.all(
    [0, TILE].map(async (left) => {
      const part = sharp(png).extract({ left, top: 0, width: TILE, height: TILE })
      return readTile(await heic(part), TILE, TILE)
    }),
  )
  return writeHeif({
    tiles,
    grid: { columns: 2, rows: 1, width: 2 * TILE, height: TILE },
    properties,
  })
}

async function one(image: Sharp, [width, height]: number[], property: Buffer) {
  const tile = readTile(await heic(image), width ?? 0, height ?? 0)
  return writeHeif({ tiles: [tile], properties: [property] })
}

const again = async (image: Sharp) => sharp(await image.png().toBuffer())
/** Transparent on the right. */
const transparent = async (image: Sharp) => {
  const alpha = Buffer.from(
    Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at % WIDTH < WIDTH / 2 ? 255 : 0)),
  )
  return again(image.joinChannel(alpha, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } }))
}
const p3 = () => quarters().withIccProfile('p3')

const files: Record<string, Promise<Buffer>> = {
  srgb: heic(quarters()),
  'display-p3': heic(p3()),
  'adobe-rgb': heic(quarters().withIccProfile(ADOBE_RGB)),
  'display-p3-points': one(quartersIn('p3'), [WIDTH, HEIGHT], colour(12, 13)),
  'bt2020-points': one(quartersIn('bt2020'), [WIDTH, HEIGHT], colour(9, 13)),
  '10-bit': heic(quarters().toColourspace('rgb16'), '-b', '10'),
  grid: grid(quarters(2 * TILE, TILE), []),
  'grid-display-p3': grid(
    quarters(
      2 * TILE,
      TILE,
      QUARTERS.map((values) => convert(values, FROM_SRGB.p3)),
    ),
    [colour(12, 13)],
  ),
  turned: one(await again(quarters().rotate(90)), [HEIGHT, WIDTH], transform('irot', 1)),
  mirrored: one(await again(quarters().flop()), [WIDTH, HEIGHT], transform('imir', 1)),
  alpha: heic(await transparent(quarters())),
}
for (const [name, bytes] of Object.entries(files))
  writeFileSync(join(import.meta.dirname, 'fixtures', `${name}.heic`), await bytes)
