import type { ByteReader } from './bytes'
import { readBoxes, type Box } from './heif-boxes'
import type { Colours } from './picture'
import { broken, RefusedPicture } from './refused-picture'

/** The tables of a HEIF file (ISO/IEC 23008-12): what its items are, have and mean to each other. */
interface Meta {
  primary: number
  /** Item numbers by kind of reference: from one item to others. */
  references: { type: string; from: number; to: number[] }[]
  properties: Box[]
  /** The properties of each item, counted from 1. */
  owned: Map<number, number[]>
}

export function readMeta(reader: ByteReader, meta: Box): Meta {
  // Version and flags come first.
  const boxes = readBoxes(reader, meta.start + 4, meta.end)
  const find = (type: string) => boxes.find((box) => box.type === type)
  const [pitm, iref, iloc, iprp] = [find('pitm'), find('iref'), find('iloc'), find('iprp')]
  if (!pitm || !iprp) throw broken('no image')
  if (iloc) requireData(reader, iloc)
  const inner = readBoxes(reader, iprp.start, iprp.end)
  const container = inner.find(({ type }) => type === 'ipco')
  const idBytes = reader.u8(pitm.start) === 0 ? 2 : 4
  return {
    primary: uint(reader, pitm.start + 4, idBytes),
    references: iref ? readReferences(reader, iref) : [],
    properties: container ? readBoxes(reader, container.start, container.end) : [],
    owned: new Map(
      inner.filter(({ type }) => type === 'ipma').flatMap((box) => readOwned(reader, box)),
    ),
  }
}

/** The main image as shown. A grid's colours may be named at its tiles. */
export function primaryImage(reader: ByteReader, meta: Meta) {
  const { primary, references, properties, owned } = meta
  const of = (item: number) =>
    (owned.get(item) ?? []).flatMap((number) => properties[number - 1] ?? [])
  const own = of(primary)
  const find = (type: string) => own.find((property) => property.type === type)
  const [size, turn] = [find('ispe'), find('irot')]
  const sides = size
    ? { width: reader.u32(size.start + 4), height: reader.u32(size.start + 8) }
    : { width: 0, height: 0 }
  const isTurned = turn !== undefined && reader.u8(turn.start) % 2 === 1
  const [tile] = references.find(({ type, from }) => type === 'dimg' && from === primary)?.to ?? []
  return {
    ...(isTurned ? { width: sides.height, height: sides.width } : sides),
    hasAlpha: references.some(
      ({ type, from, to }) =>
        type === 'auxl' && to.includes(primary) && of(from).some((each) => isAlpha(reader, each)),
    ),
    colours: coloursIn(reader, own) ?? (tile === undefined ? null : coloursIn(reader, of(tile))),
  }
}

/** A profile says more than code points, which then only tell how the pixels are stored. */
function coloursIn(reader: ByteReader, properties: Box[]): Colours | null {
  const described = properties.filter(({ type }) => type === 'colr')
  const kindOf = ({ start }: Box) => reader.text(start, 4)
  const profile = described.find((box) => ['prof', 'rICC'].includes(kindOf(box)))
  if (profile) return { icc: reader.slice(profile.start + 4, profile.end - profile.start - 4) }
  const points = described.find((box) => kindOf(box) === 'nclx')
  if (!points) return null
  return { primaries: reader.u16(points.start + 4), transfer: reader.u16(points.start + 6) }
}

function isAlpha(reader: ByteReader, { type, start, end }: Box): boolean {
  if (type !== 'auxC') return false
  const name = reader.text(start + 4, end - start - 4)
  return /auxiliary:alpha|hevc:2015:auxid:1/.test(name)
}

/** @throws RefusedPicture isCut when the data of an item lies beyond the end of the file */
function requireData(reader: ByteReader, { start }: Box): void {
  const version = reader.u8(start)
  const sizes = reader.u16(start + 4)
  const [offsetBytes, lengthBytes] = [sizes >> 12, (sizes >> 8) & 15]
  const [baseBytes, indexBytes] = [(sizes >> 4) & 15, version === 0 ? 0 : sizes & 15]
  const idBytes = version < 2 ? 2 : 4
  let at = start + 6
  const next = (bytes: number) => {
    at += bytes
    return uint(reader, at - bytes, bytes)
  }
  const count = next(idBytes)
  for (let item = 0; item < count; item += 1) {
    next(idBytes)
    const method = version === 0 ? 0 : next(2) & 15
    next(2)
    const base = next(baseBytes)
    const extents = next(2)
    for (let extent = 0; extent < extents; extent += 1) {
      next(indexBytes)
      const end = base + next(offsetBytes) + next(lengthBytes)
      // Others are in a box of the tables, or made of other items.
      if (method === 0 && end > reader.length) throw new RefusedPicture('isCut')
    }
  }
}

function readReferences(reader: ByteReader, box: Box): Meta['references'] {
  const bytes = reader.u8(box.start) === 0 ? 2 : 4
  return readBoxes(reader, box.start + 4, box.end).map(({ type, start }) => {
    const count = reader.u16(start + bytes)
    const first = start + bytes + 2
    const to = Array.from({ length: count }, (_, index) =>
      uint(reader, first + index * bytes, bytes),
    )
    return { type, from: uint(reader, start, bytes), to }
  })
}

function readOwned(reader: ByteReader, { start }: Box): [item: number, properties: number[]][] {
  const idBytes = reader.u8(start) === 0 ? 2 : 4
  const isWide = (reader.u8(start + 3) & 1) === 1
  const count = reader.u32(start + 4)
  const owned: [number, number[]][] = []
  let at = start + 8
  for (let entry = 0; entry < count; entry += 1) {
    const item = uint(reader, at, idBytes)
    const properties = reader.u8(at + idBytes)
    at += idBytes + 1
    const numbers = Array.from({ length: properties }, (_, index) =>
      isWide ? reader.u16(at + index * 2) & 0x7fff : reader.u8(at + index) & 0x7f,
    )
    at += properties * (isWide ? 2 : 1)
    owned.push([item, numbers])
  }
  return owned
}

/** An unsigned number of up to 8 bytes, most significant first. */
function uint(reader: ByteReader, at: number, bytes: number): number {
  return reader.slice(at, bytes).reduce((value, byte) => value * 256 + byte, 0)
}
