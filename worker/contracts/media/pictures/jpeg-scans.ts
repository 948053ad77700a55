import { Bits, codesIn, EndOfData, readBlock, type Codes } from './jpeg-blocks'

const [SOF0, SOF2, DHT, SOS, DRI] = [0xc0, 0xc2, 0xc4, 0xda, 0xdd]
const COEFFICIENTS = 64

/** A segment with its marker, and the data of a scan after its header. */
export interface Segment {
  code: number
  bytes: Uint8Array<ArrayBuffer>
}

interface Component {
  id: number
  /** Sampling factors: blocks in a unit. */
  across: number
  down: number
  /** Blocks that have pixels, for scans of this component alone. */
  columns: number
  rows: number
  /** Blocks in a row of whole units. */
  stride: number
  /** Bits of each coefficient that are still to come; -1 before its first scan. */
  missing: Int8Array
  /** Whether a coefficient of a block is not zero: later scans refine those. Only for progressive images. */
  isSet: Uint8Array
}

interface Layout {
  isProgressive: boolean
  unitsAcross: number
  unitsDown: number
  components: Component[]
}

interface State {
  layout: Layout
  codes: Map<number, Codes>
  /** Units between restarts; 0 for none. */
  interval: number
}

/**
 * Whether the scans hold every coefficient of the image, by reading their codes (ITU-T T.81, F.2 and G.2) without making
 * pixels. Nothing else tells a cut file from one that lacks only its end marker.
 */
export function isComplete(segments: readonly Segment[]): boolean {
  const state: State = {
    layout: { isProgressive: false, unitsAcross: 0, unitsDown: 0, components: [] },
    codes: new Map(),
    interval: 0,
  }
  try {
    segments.forEach(({ code, bytes }, index) => {
      if (code >= SOF0 && code <= SOF2) state.layout = layoutOf(bytes, code === SOF2)
      else if (code === DHT) codesIn(bytes, state.codes)
      else if (code === DRI) state.interval = u16(bytes, 4)
      else if (code === SOS) readScan(state, bytes, new Bits(segments[index + 1]?.bytes))
    })
  } catch (error) {
    if (error instanceof EndOfData) return false
    throw error
  }
  return state.layout.components.every(({ missing }) => missing.every((bits) => bits === 0))
}

function layoutOf(frame: Uint8Array, isProgressive: boolean): Layout {
  const [height, width, count] = [u16(frame, 5), u16(frame, 7), u8(frame, 9)]
  const listed = Array.from({ length: count }, (_, index) => {
    const at = 10 + index * 3
    return { id: u8(frame, at), across: u8(frame, at + 1) >> 4, down: u8(frame, at + 1) & 15 }
  })
  const widest = Math.max(1, ...listed.map(({ across }) => across))
  const tallest = Math.max(1, ...listed.map(({ down }) => down))
  const unitsAcross = Math.ceil(width / (8 * widest))
  const unitsDown = Math.ceil(height / (8 * tallest))
  const components = listed.map(({ id, across, down }) => {
    const stride = unitsAcross * across
    const blocks = isProgressive ? stride * unitsDown * down : 0
    return {
      id,
      across,
      down,
      stride,
      columns: Math.ceil(Math.ceil((width * across) / widest) / 8),
      rows: Math.ceil(Math.ceil((height * down) / tallest) / 8),
      missing: new Int8Array(COEFFICIENTS).fill(-1),
      isSet: new Uint8Array(blocks * COEFFICIENTS),
    }
  })
  return { isProgressive, unitsAcross, unitsDown, components }
}

function readScan({ layout, codes, interval }: State, header: Uint8Array, bits: Bits): void {
  const count = u8(header, 4)
  const at = 5 + count * 2
  const { isProgressive } = layout
  const [from, to] = isProgressive ? [u8(header, at), u8(header, at + 1)] : [0, COEFFICIENTS - 1]
  const [before, after] = isProgressive
    ? [u8(header, at + 2) >> 4, u8(header, at + 2) & 15]
    : [0, 0]
  const band = { from, to, isFirst: before === 0, isProgressive }
  const chosen = Array.from({ length: count }, (_, index) => {
    const component = layout.components.find(({ id }) => id === u8(header, 5 + index * 2))
    if (!component) throw new EndOfData()
    const tables = u8(header, 6 + index * 2)
    return { component, dc: codes.get(tables >> 4), ac: codes.get(0x10 | (tables & 15)) }
  })
  forEachUnit(
    layout,
    chosen.map(({ component }) => component),
    (unit, blocks) => {
      if (interval > 0 && unit > 0 && unit % interval === 0) bits.restart()
      for (const [index, block] of blocks) {
        const { component, dc, ac } = chosen[index] ?? {}
        const start = block * COEFFICIENTS
        if (component) readBlock(bits, { ...band, dc, ac, isSet: component.isSet, start })
      }
    },
  )
  for (const { component } of chosen) component.missing.fill(after, from, to + 1)
}

/** The units of a scan in their order, each with the indexes of its components and blocks. */
function forEachUnit(
  { unitsAcross, unitsDown }: Layout,
  components: readonly Component[],
  visit: (unit: number, blocks: [component: number, block: number][]) => void,
): void {
  const [only, ...others] = components
  const isAlone = only !== undefined && others.length === 0
  const [across, down] = isAlone ? [only.columns, only.rows] : [unitsAcross, unitsDown]
  for (let unit = 0; unit < across * down; unit += 1) {
    const [row, column] = [Math.floor(unit / across), unit % across]
    if (isAlone) visit(unit, [[0, row * only.stride + column]])
    else
      visit(
        unit,
        components.flatMap((each, index) =>
          Array.from({ length: each.across * each.down }, (_, inner): [number, number] => {
            const y = row * each.down + Math.floor(inner / each.across)
            return [index, y * each.stride + column * each.across + (inner % each.across)]
          }),
        ),
      )
  }
}

function u8(bytes: Uint8Array, at: number): number {
  const value = bytes[at]
  if (value === undefined) throw new EndOfData()
  return value
}

function u16(bytes: Uint8Array, at: number): number {
  return u8(bytes, at) * 256 + u8(bytes, at + 1)
}
