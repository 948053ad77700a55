/** Boxes of a HEIF file (ISO/IEC 23008-12), for forms that no encoder of Debian writes. */

export interface Tile {
  /** The decoder's configuration, a whole `hvcC` box. */
  config: Buffer
  data: Buffer
  width: number
  height: number
}

interface Written {
  tiles: Tile[]
  /** Of tiles in a grid; absent for one image. */
  grid?: { columns: number; rows: number; width: number; height: number }
  /** Boxes for the main image: transforms and colours. */
  properties: Buffer[]
}

/** The coded image in a HEIC with one. */
export function readTile(heic: Buffer, width: number, height: number): Tile {
  const at = heic.indexOf('hvcC') - 4
  const data = heic.indexOf('mdat') - 4
  return {
    config: heic.subarray(at, at + heic.readUInt32BE(at)),
    data: heic.subarray(data + 8, data + heic.readUInt32BE(data)),
    width,
    height,
  }
}

export function writeHeif({ tiles, grid, properties }: Written): Buffer {
  const [first] = tiles
  if (!first) throw new Error('no tile')
  const main = grid ? tiles.length + 1 : 1
  const ispe = (width: number, height: number) => full('ispe', u32(width), u32(height))
  const listed = [first.config, ispe(first.width, first.height)]
  if (grid) listed.push(ispe(grid.width, grid.height))
  // Numbers of properties count from 1; the configuration is essential.
  const ofTile = [0x81, 2]
  const own = properties.map((_, index) => listed.length + 1 + index)
  const ofMain = grid ? [3, ...own] : [...ofTile, ...own]
  const owners = tiles.map((_, index): [number, number[]] => [index + 1, ofTile])
  const owned = grid ? [...owners, [main, ofMain] as const] : [[main, ofMain] as const]
  const ipma = full(
    'ipma',
    u32(owned.length),
    ...owned.map(([item, list]) => Buffer.concat([u16(item), Buffer.from([list.length, ...list])])),
  )
  const layout = grid
    ? Buffer.concat([
        Buffer.from([0, 0, grid.rows - 1, grid.columns - 1]),
        u16(grid.width),
        u16(grid.height),
      ])
    : Buffer.alloc(0)
  const ids = tiles.map((_, index) => index + 1)
  // Tiles are hidden.
  const infos = ids.map((id) => info(id, 'hvc1', grid !== undefined))
  if (grid) infos.push(info(main, 'grid', false))
  const datas = [...tiles.map(({ data }) => data), ...(grid ? [layout] : [])]
  const meta = (start: number) =>
    full(
      'meta',
      full('hdlr', u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      full('pitm', u16(main)),
      full('iinf', u16(infos.length), ...infos),
      ...(grid ? [full('iref', box('dimg', u16(main), u16(ids.length), ...ids.map(u16)))] : []),
      box('iprp', box('ipco', ...listed, ...properties), ipma),
      locations(datas, start),
    )
  const head = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'))
  const start = head.length + meta(0).length + 8
  return Buffer.concat([head, meta(start), box('mdat', ...datas)])
}

/** A transform by its number: quarter turns to the left, or the axis of a mirror. */
export const transform = (type: 'irot' | 'imir', value: number) => box(type, Buffer.from([value]))

/** Primaries and curve by their code points, full range. */
export const colour = (primaries: number, curve: number) =>
  box('colr', Buffer.from('nclx'), u16(primaries), u16(curve), u16(6), Buffer.from([0x80]))

function locations(datas: Buffer[], start: number): Buffer {
  let at = start
  const entries = datas.map((data, index) => {
    const entry = Buffer.concat([u16(index + 1), u16(0), u16(1), u32(at), u32(data.length)])
    at += data.length
    return entry
  })
  return full('iloc', Buffer.from([0x44, 0]), u16(datas.length), ...entries)
}

function info(id: number, type: string, isHidden: boolean): Buffer {
  const body = Buffer.concat([u16(id), u16(0), Buffer.from(`${type}\0`)])
  return box('infe', Buffer.from([2, 0, 0, Number(isHidden)]), body)
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body])
}

/** With version 0 and no flags. */
function full(type: string, ...parts: Buffer[]): Buffer {
  return box(type, u32(0), ...parts)
}

function u16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 255])
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
