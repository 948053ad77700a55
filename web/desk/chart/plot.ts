import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

export interface PlotLine {
  values: (number | null)[]
  /** A colour of the theme, such as `--primary`. */
  colour: string
  /** Dashes distinguish lines without colours. */
  dash: number[]
}

export interface PlotOptions {
  lines: PlotLine[]
  /** A label for each value, for the axis. */
  labels: string[]
  formatValue: (value: number) => string
  onPoint: (index: number) => void
  /** Whether the values are counts, so that the axis has no fractions. */
  isWhole: boolean
}

const HEIGHT = 200
/** Room for a label of the axis, in pixels. */
const LABEL_PX = 76
const WHOLE_STEPS = [1, 2, 5]
  .flatMap((step) => [1, 10, 100, 1000, 10_000].map((of) => step * of))
  .toSorted((a, b) => a - b)
const FONT = '12px system-ui, sans-serif'

/** A colour of the theme by its name. */
type ColourOf = (name: string) => string

/** Draws lines over weeks or months into `place`, as wide as it is. */
export function drawPlot(place: HTMLElement, options: PlotOptions) {
  const { lines, labels } = options
  const indices = labels.map((_label, index) => index)
  const values = lines.map((line) => line.values)
  const plot = new UPlot(toPlotOptions(options, place.clientWidth), [indices, ...values], place)
  const stopFollowing = followWidth(place, plot)
  return {
    /** Puts the vertical line on a period. */
    point: (index: number) => plot.setCursor({ left: plot.valToPos(index, 'x'), top: 0 }, false),
    end: () => {
      stopFollowing()
      plot.destroy()
    },
  }
}

function toPlotOptions(options: PlotOptions, width: number): UPlot.Options {
  const style = getComputedStyle(document.documentElement)
  const colourOf = (name: string) => style.getPropertyValue(name).trim()
  const { onPoint } = options
  return {
    width,
    height: HEIGHT,
    padding: [8, 28, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { x: { time: false }, y: { range: fromZero } },
    axes: axesOf(options, colourOf),
    series: seriesOf(options, colourOf),
    hooks: { setCursor: [({ cursor: { idx } }) => typeof idx === 'number' && onPoint(idx)] },
  }
}

/** Leaves some room above the highest value. */
function fromZero(_plot: UPlot, _low: number, high: number): [low: number, high: number] {
  return [0, Math.max(high, 1) * 1.1]
}

/** Periods on the x axis, values on the y axis. */
function axesOf({ labels, formatValue, isWhole }: PlotOptions, colourOf: ColourOf): UPlot.Axis[] {
  const axis = { stroke: colourOf('--muted'), font: FONT, ticks: { show: false } }
  return [
    {
      ...axis,
      size: 28,
      grid: { show: false },
      splits: (plot) => everyNth(labels.length, Math.max(1, Math.floor(plot.width / LABEL_PX))),
      values: (_plot, splits) => splits.map((index) => labels[index] ?? ''),
    },
    {
      ...axis,
      // As wide as the longest value.
      size: (_plot, values) =>
        Math.max(44, ...(values ?? []).map((value) => value.length * 7 + 12)),
      ...(isWhole && { incrs: WHOLE_STEPS }),
      grid: { stroke: colourOf('--line'), width: 1 },
      values: (_plot, splits) => splits.map(formatValue),
    },
  ]
}

/** The first series is the periods of the x axis. */
function seriesOf({ lines, labels }: PlotOptions, colourOf: ColourOf): UPlot.Series[] {
  return [
    {},
    ...lines.map(({ colour, dash }) => ({
      stroke: colourOf(colour),
      width: 2,
      dash,
      points: { show: labels.length <= 26, size: 5 },
    })),
  ]
}

function followWidth(place: HTMLElement, plot: UPlot): () => void {
  const observer = new ResizeObserver(() =>
    plot.setSize({ width: place.clientWidth, height: HEIGHT }),
  )
  observer.observe(place)
  return () => observer.disconnect()
}

/** At most `most` of the indices below `count`, evenly spaced and including the last. */
function everyNth(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most))
  const indices = Array.from({ length: count }, (_, index) => index)
  return indices.filter((index) => (count - 1 - index) % step === 0)
}
