import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '../kind'
import { exiftool, HEIGHT, WIDTH } from '../tools'

const SIZE = { width: WIDTH, height: HEIGHT }
const FOLDER = join(import.meta.dirname, '..', 'fixtures')

/** A HEIC that `make-fixtures.ts` has written. */
export const heicFixture = (name: string): Buffer => readFileSync(join(FOLDER, `${name}.heic`))

const heic = (name: string, more: Partial<Kind> = {}): Kind => ({
  name: `${name}.heic`,
  make: () => heicFixture(name),
  api: 'isHeic',
  receipt: 'isHeic',
  desk: SIZE,
  ...more,
})

/** HEIC as phones and editors write it: profiles, code points, transforms, tiles and transparency. */
export const heifKinds: Kind[] = [
  heic('srgb', { error: 6 }),
  heic('display-p3', { error: 6 }),
  heic('adobe-rgb', { error: 6 }),
  heic('display-p3-points', { error: 6 }),
  heic('bt2020-points', { error: 6 }),
  heic('10-bit', { error: 6 }),
  heic('turned', { error: 6 }),
  heic('mirrored', { error: 6 }),
  heic('grid', { desk: { width: 512, height: 256 }, error: 6 }),
  heic('grid-display-p3', { desk: { width: 512, height: 256 }, error: 6 }),
  heic('alpha', { error: null }),
  {
    ...heic('with-place', { error: 6 }),
    make: () =>
      exiftool(
        heicFixture('display-p3'),
        'a.heic',
        '-GPSLatitude=51.4254',
        '-GPSLatitudeRef=N',
        '-Artist=CANARY-PLACE',
        '-Orientation#=6',
      ),
    needsTools: true,
  },
  {
    ...heic('wrong-data'),
    make: () => {
      const bytes = heicFixture('display-p3')
      return Buffer.from(bytes).fill(0, bytes.indexOf('mdat') + 4)
    },
    desk: 'isHeic',
  },
]
