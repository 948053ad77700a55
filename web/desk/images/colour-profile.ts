import { joinBytes } from '../../../worker/contracts/join-bytes'
import { ascii } from '../../../worker/contracts/media/pictures/bytes'
import type { Colours } from '../../../worker/contracts/media/pictures/picture'

/** Red, green and blue in XYZ under D50, as ICC profiles have them, by code point of H.273. */
const PRIMARIES: Partial<Record<number, readonly (readonly number[])[]>> = {
  1: [
    [0.43607, 0.22249, 0.01392],
    [0.38515, 0.71687, 0.09708],
    [0.14307, 0.06061, 0.7141],
  ],
  9: [
    [0.67348, 0.27904, -0.00194],
    [0.16567, 0.67534, 0.02998],
    [0.12505, 0.04561, 0.79689],
  ],
  12: [
    [0.51512, 0.2412, -0.00105],
    [0.29198, 0.69225, 0.04189],
    [0.1571, 0.06657, 0.78407],
  ],
}
/** Of sRGB; the curves of video (1, 6, 14, 15) and HLG (18) are made for the same screens. */
const SRGB_CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
const [GAMMA_22, GAMMA_28, LINEAR, PQ] = [4, 5, 8, 16]
const PQ_STEPS = 1024
/** Brightness (cd/m²) of white on a screen, and of the brightest light that is still told apart from it. */
const [WHITE, PEAK] = [203, 1000]

const D50 = [0.9642, 1, 0.8249]

/** An ICC profile for a photo's colours; null if they are sRGB, or unknown and so taken for it. */
export function profileOf(colours: Colours): Uint8Array<ArrayBuffer> | null {
  if ('icc' in colours) return new Uint8Array(colours.icc)
  const primaries = PRIMARIES[colours.primaries]
  const curve = curveOf(colours.transfer)
  if (!primaries || (colours.primaries === 1 && curve === null)) return null
  const shape = curve ?? parametric(3, SRGB_CURVE)
  const [red = D50, green = D50, blue = D50] = primaries
  return writeProfile([
    ['desc', joinBytes([ascii('mluc\0\0\0\0'), u32(0), u32(12)])],
    ['cprt', joinBytes([ascii('mluc\0\0\0\0'), u32(0), u32(12)])],
    ['wtpt', xyz(D50)],
    ['rXYZ', xyz(red)],
    ['gXYZ', xyz(green)],
    ['bXYZ', xyz(blue)],
    ['rTRC', shape],
    ['gTRC', shape],
    ['bTRC', shape],
  ])
}

/** Null for the curve of sRGB. */
function curveOf(transfer: number): Uint8Array<ArrayBuffer> | null {
  if (transfer === GAMMA_22) return parametric(0, [2.2])
  if (transfer === GAMMA_28) return parametric(0, [2.8])
  if (transfer === LINEAR) return parametric(0, [1])
  return transfer === PQ ? pqCurve() : null
}

/** Brightness above a screen's white is compressed, as an image of the site has no more. */
function pqCurve(): Uint8Array<ArrayBuffer> {
  const brightest = PEAK / WHITE
  const values = Array.from({ length: PQ_STEPS }, (_, step) => {
    const light = Math.min(brightest, pqToLight(step / (PQ_STEPS - 1)) / WHITE)
    return (light * (1 + light / brightest ** 2)) / (1 + light)
  })
  const scale = values.at(-1) ?? 1
  return joinBytes([
    ascii('curv\0\0\0\0'),
    u32(PQ_STEPS),
    ...values.map((value) => u32(Math.round((value / scale) * 65_535)).subarray(2)),
  ])
}

/** The brightness (cd/m²) of a value of 0 to 1 (SMPTE ST 2084). */
function pqToLight(value: number): number {
  const root = value ** (32 / 2523)
  return 10_000 * (Math.max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root)) ** (8192 / 1305)
}

/** The file's order: header, list of tags, their data (ICC.1:2010, 7). */
function writeProfile(tags: [name: string, data: Uint8Array<ArrayBuffer>][]) {
  const start = 128 + 4 + tags.length * 12
  const padded = tags.map(([, data]) => joinBytes([data, new Uint8Array(-data.length & 3)]))
  const list = tags.map(([name, data], index) => {
    const before = padded.slice(0, index).reduce((sum, each) => sum + each.length, 0)
    return joinBytes([ascii(name), u32(start + before), u32(data.length)])
  })
  const length = start + padded.reduce((sum, each) => sum + each.length, 0)
  const header = new Uint8Array(128)
  header.set(u32(length), 0)
  // Version 4, a screen's profile from RGB to XYZ.
  header.set(u32(0x04200000), 8)
  header.set(ascii('mntrRGB XYZ '), 12)
  header.set(ascii('acsp'), 36)
  header.set(xyz(D50).subarray(8), 68)
  return joinBytes([header, u32(tags.length), ...list, ...padded])
}

function xyz(values: readonly number[]): Uint8Array<ArrayBuffer> {
  return joinBytes([ascii('XYZ \0\0\0\0'), ...values.map(fixed)])
}

function parametric(kind: number, values: readonly number[]): Uint8Array<ArrayBuffer> {
  return joinBytes([ascii('para\0\0\0\0'), u32(kind << 16), ...values.map(fixed)])
}

/** A signed number with 16 bits after the point. */
function fixed(value: number): Uint8Array<ArrayBuffer> {
  return u32(Math.round(value * 65_536))
}

function u32(value: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)
}
