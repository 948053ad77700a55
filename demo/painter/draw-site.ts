import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { develop, encode } from './render/finish.ts'
import { render } from './render/scene.ts'
import { cars } from './scenes/cars.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'web', 'public')
for (const folder of ['cars', 'icons']) await mkdir(join(root, folder), { recursive: true })

for (const [name, scene] of Object.entries(cars)) {
  const rgb = develop(await render(scene, 960, 640), scene.grade ?? {}, scene.seed)
  await writeFile(join(root, 'cars', `${name}.webp`), await encode(rgb, 960, 640, 70_000))
}

const mark = await readFile(join(root, '..', 'content', 'mark.svg'))
const icon = async (name: string, size: number, inset: number): Promise<void> => {
  const inner = Math.round(size * (1 - inset * 2))
  const art = await sharp(mark, { density: 72 * Math.max(1, inner / 64) })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const base = sharp({
    create: {
      width: size,
      height: size,
      channels: 4,
      background: inset > 0 ? '#12241f' : { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
  await base
    .composite([{ input: art, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toFile(join(root, 'icons', name))
}
await icon('icon-192.png', 192, 0)
await icon('icon-512.png', 512, 0)
// Launchers may cut a maskable icon down to a circle of 80 % of its width.
await icon('icon-maskable-512.png', 512, 0.1)
await icon('apple-touch-icon.png', 180, 0.02)
await writeFile(
  join(root, 'favicon.ico'),
  inIco(await sharp(mark).resize(48, 48).png().toBuffer(), 48),
)

/** An ICO file that holds one square PNG, for browsers and feed readers that request only that. */
function inIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
