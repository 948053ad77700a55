import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { develop } from './render/finish.ts'
import { makeFrame, sample, type Frame } from './render/frame.ts'
import { fbm, makeNoise } from './render/noise.ts'
import { at, smooth } from './render/numbers.ts'
import { render } from './render/scene.ts'
import { headerScene } from './scenes/header.ts'

const here = dirname(fileURLToPath(import.meta.url))
const target = join(here, '..', '..', 'web', 'public', 'video')
const rate = 24
const seconds = 10
const count = rate * seconds
/** Linear light. */
const MIST = new Float32Array([0.78, 0.84, 0.9])

const run = (
  args: readonly string[],
  write: (pipe: NodeJS.WritableStream) => Promise<void>,
): Promise<void> =>
  new Promise((done, fail) => {
    const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], {
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    child.on('error', fail)
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`ffmpeg ended with ${code}`)),
    )
    write(child.stdin).then(() => child.stdin.end(), fail)
  })

/** One moment of the loop, `t` 0..1: mist drifts along the far shore, water shimmers. */
const moment = (still: Frame, t: number): Frame => {
  const { w, h } = still
  const out = makeFrame(w, h)
  const n = makeNoise(17)
  const line = Math.round(headerScene.view.horizon * h)
  const px = new Float32Array(3)
  const turn = t * Math.PI * 2
  const drift = (u: number, v: number, speed: number): number => {
    // Two copies, half a loop apart, fade into each other, so the last frame meets the first.
    const a = fbm(n, u * 2.2 - speed * t, v * 7, 4)
    const b = fbm(n, u * 2.2 - speed * (t - 1), v * 7, 4)
    return a * (1 - t) + b * t
  }
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const u = (x / w) * 1.5
      const v = y / h
      let sx = x
      let sy = y
      if (y > line) {
        const d = (y - line) / (h - line)
        // The trees on both edges must not sway with the water.
        const open = smooth(0.16, 0.24, x / w) * smooth(0.91, 0.86, x / w)
        const wave = n(
          (u * 9) / (0.25 + d) + 0.35 * Math.cos(turn),
          3 / (0.06 + d) + 0.35 * Math.sin(turn),
        )
        sy += open * wave * (0.6 + 4.5 * d) * (h / 540)
        sx += open * n(u * 14, 4 / (0.06 + d) + 0.6 * Math.sin(turn)) * 1.6 * d * (w / 960)
        if (sy < line + 1) sy = line + 1
      }
      sample(still, sx, sy, px)
      const shore = smooth(0.47, 0.56, v) * smooth(0.64, 0.57, v) * 0.55
      const mist = shore * smooth(-0.05, 0.55, drift(u + 5, v * 1.4, 0.8))
      const i = (y * w + x) * 3
      for (let c = 0; c < 3; c++) out.data[i + c] = at(px, c) + (at(MIST, c) - at(px, c)) * mist
    }
  return out
}

await mkdir(target, { recursive: true })
// Brush strokes calm the woods: they would cost most of the film's bytes.
const grade = { ...headerScene.grade, brush: 5 }
const poster = develop(moment(await render(headerScene, 1600, 900), 0), { ...grade, brush: 4 }, 5)
await writeFile(
  join(target, 'header-poster.webp'),
  await sharp(poster, { raw: { width: 1600, height: 900, channels: 3 } })
    .webp({ quality: 52, effort: 6 })
    .toBuffer(),
)

await sharp(join(target, 'header-poster.webp'))
  .resize(800)
  .webp({ quality: 50, effort: 6 })
  .toFile(join(target, 'header-poster-800.webp'))

const still = await render(headerScene, 960, 540)
const frames: Uint8Array[] = []
for (let i = 0; i < count; i++) frames.push(develop(moment(still, i / count), grade, 5))
const feed = async (pipe: NodeJS.WritableStream): Promise<void> => {
  for (const f of frames)
    if (!pipe.write(f)) await new Promise((go) => pipe.once('drain', () => go(undefined)))
}
const input = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  '960x540',
  '-r',
  String(rate),
  '-i',
  '-',
  '-an',
]
await run(
  [
    ...input,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-b:v',
    '330k',
    '-maxrate',
    '480k',
    '-bufsize',
    '960k',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    join(target, 'header.mp4'),
  ],
  feed,
)
await run(
  [
    ...input,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '200k',
    '-maxrate',
    '260k',
    '-bufsize',
    '900k',
    '-pix_fmt',
    'yuv420p',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
    '-g',
    '240',
    '-row-mt',
    '1',
    join(target, 'header.webm'),
  ],
  feed,
)
