import type { Position } from '../../contracts/tours/positions'

/** Shapes as text: the format of encoded polylines (Google's), with three decimals of a degree. */

const OFFSET = 63
const CHUNK_BITS = 5
const MORE = 0x20

export function encodeShape(points: readonly Position[]): string {
  let [latitude, longitude] = [0, 0]
  return points
    .map((point) => {
      const [lat, lng] = [toMil(point.latitude), toMil(point.longitude)]
      const written = writeNumber(lat - latitude) + writeNumber(lng - longitude)
      ;[latitude, longitude] = [lat, lng]
      return written
    })
    .join('')
}

export function decodeShape(text: string): Position[] {
  const numbers = readNumbers(text)
  const points: Position[] = []
  let [latitude, longitude] = [0, 0]
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    latitude += numbers[index] ?? 0
    longitude += numbers[index + 1] ?? 0
    points.push({ latitude: latitude / 1000, longitude: longitude / 1000 })
  }
  return points
}

function writeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1
  let text = ''
  while (rest >= MORE) {
    text += String.fromCharCode((MORE | (rest & (MORE - 1))) + OFFSET)
    rest >>= CHUNK_BITS
  }
  return text + String.fromCharCode(rest + OFFSET)
}

function readNumbers(text: string): number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index) - OFFSET
    value |= (code & (MORE - 1)) << shift
    shift += CHUNK_BITS
    if (code >= MORE) continue
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1)
    ;[value, shift] = [0, 0]
  }
  return numbers
}

function toMil(degrees: number): number {
  return Math.round(degrees * 1000)
}
