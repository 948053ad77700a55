import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { QUARTERS } from './kind.ts'

const execute = promisify(execFile)

export const WIDTH = 240
export const HEIGHT = 160

/** The quarters in a size. */
export function quarters(
  width = WIDTH,
  height = HEIGHT,
  colours: readonly (readonly number[])[] = QUARTERS,
): Sharp {
  const rows = [0, 2].map((first) => {
    const row = Buffer.alloc(width * 3)
    for (let x = 0; x < width; x += 1) row.set(colours[first + Number(x >= width / 2)] ?? [], x * 3)
    return row
  })
  const pixels = Buffer.concat(
    Array.from({ length: height }, (_, y) => rows[Number(y >= height / 2)] ?? Buffer.alloc(0)),
  )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** The quarters so that they are upright after EXIF's orientation. */
export async function turned(orientation: number): Promise<Sharp> {
  const upright = await quarters().png().toBuffer()
  // The inverse of each turn.
  const turns: Record<number, (image: Sharp) => Sharp> = {
    2: (image) => image.flop(),
    3: (image) => image.rotate(180),
    4: (image) => image.flip(),
    5: (image) => image.rotate(90).flip(),
    6: (image) => image.rotate(270),
    7: (image) => image.rotate(270).flip(),
    8: (image) => image.rotate(90),
  }
  const turn = turns[orientation] ?? ((image) => image)
  return sharp(await turn(sharp(upright)).png().toBuffer())
}

/** Runs a program on files in a folder of its own; returns the file `out`. */
export async function run(
  program: string,
  args: string[],
  files: Record<string, Buffer>,
  out: string,
): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'moraine-picture-'))
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
  await execute(program, args, { cwd: folder })
  return readFileSync(join(folder, out))
}

export const ffmpeg = (args: string[], files: Record<string, Buffer>, out: string) =>
  run('ffmpeg', ['-v', 'error', '-y', ...args, out], files, out)

export const exiftool = (bytes: Buffer, name: string, ...args: string[]) =>
  run('exiftool', ['-q', '-m', '-overwrite_original', ...args, name], { [name]: bytes }, name)

/** A HEIC by heif-enc. */
export async function heic(image: Sharp, ...args: string[]): Promise<Buffer> {
  const png = await image.png().toBuffer()
  return run('heif-enc', ['-q', '95', ...args, '-o', 'a.heic', 'a.png'], { 'a.png': png }, 'a.heic')
}
