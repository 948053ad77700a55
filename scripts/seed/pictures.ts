import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoTours } from '../demo/tours'

const FOLDER = join(process.cwd(), 'scripts/demo/pictures')
const SIZE = { width: 1920, height: 1280 }
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** The key under which a tour's copy of a drawn picture lies: the same at every seeding. */
export function demoPictureKey(tourId: number, name: string): string {
  const bytes = createHash('sha256').update(`${tourId}/${name}`).digest()
  const random = [...bytes.subarray(0, 26)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${tourId}-${random}-${SIZE.width}x${SIZE.height}.webp`
}

/** Names of the pictures that a tour shows, in its gallery or along its itinerary. */
export function picturesOf(tour: (typeof demoTours)[number]): string[] {
  return [...new Set([...tour.pictures, ...tour.itinerary.flatMap(({ picture }) => picture ?? [])])]
}

/** Puts each tour's pictures into R2. */
export async function seedPictures(media: R2Bucket): Promise<void> {
  const files = new Map<string, Buffer>()
  for (const file of await readdir(FOLDER)) files.set(file.replace(/\.webp$/, ''), await readFile(join(FOLDER, file)))
  for (const tour of demoTours)
    for (const name of picturesOf(tour)) {
      const bytes = files.get(name)
      if (bytes) await media.put(demoPictureKey(tour.id, name), bytes, { httpMetadata: { contentType: 'image/webp' } })
    }
}
