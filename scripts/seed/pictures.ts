import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoTours } from '../../demo/tours'

const FOLDER = join(process.cwd(), 'demo/pictures')
const SIZE = { width: 1920, height: 1280 }
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** The key of a tour's copy of a drawn picture: the same at every seeding. */
export function demoPictureKey(tourId: number, name: string): string {
  const bytes = createHash('sha256').update(`${tourId}/${name}`).digest()
  const random = [...bytes.subarray(0, 26)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${tourId}-${random}-${SIZE.width}x${SIZE.height}.webp`
}

/** Names of a tour's pictures, in its gallery and itinerary. */
export function picturesOf(tour: (typeof demoTours)[number]): string[] {
  return [...new Set([...tour.pictures, ...tour.itinerary.flatMap(({ picture }) => picture ?? [])])]
}

export async function seedPictures(media: R2Bucket): Promise<void> {
  for (const tour of demoTours)
    for (const name of picturesOf(tour))
      await putPicture(media, demoPictureKey(tour.id, name), name)
}

/** Stores a drawn picture in R2. Returns its size in px and bytes. @throws Error when there is no such picture */
export async function putPicture(media: R2Bucket, key: string, name: string) {
  const bytes = await readFile(join(FOLDER, `${name}.webp`))
  await media.put(key, bytes, { httpMetadata: { contentType: 'image/webp' } })
  return { ...SIZE, bytes: bytes.byteLength }
}
