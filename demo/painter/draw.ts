import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { develop, encode } from './render/finish.ts'
import { render } from './render/scene.ts'
import { scenes } from './scenes.ts'

const here = dirname(fileURLToPath(import.meta.url))
const target = join(here, '..', 'pictures')
const budget = 120_000

/** `--sketch=folder` writes small PNGs there instead of the final pictures. */
const args = process.argv.slice(2)
const sketch = args.find((a) => a.startsWith('--sketch='))?.slice('--sketch='.length)
const asked = args.filter((a) => !a.startsWith('--'))
const names = asked.length > 0 ? asked : Object.keys(scenes)
const [w, h] = sketch ? [960, 640] : [1920, 1280]

await mkdir(sketch ?? target, { recursive: true })
for (const name of names) {
  const scene = scenes[name]
  if (!scene) throw new Error(`No picture is called ${name}`)
  const start = performance.now()
  const rgb = develop(await render(scene, w, h), scene.grade ?? {}, scene.seed)
  if (sketch)
    await sharp(rgb, { raw: { width: w, height: h, channels: 3 } })
      .png()
      .toFile(join(sketch, `${name}.png`))
  else {
    const file = await encode(rgb, w, h, budget)
    await writeFile(join(target, `${name}.webp`), file)
    console.log(`${name} ${Math.round(file.length / 1000)} kB`)
  }
  console.log(`${name} ${Math.round(performance.now() - start)} ms`)
}
