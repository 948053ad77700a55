interface HighlightedProps {
  text: string
  /** Half-open ranges [start, end) of UTF-16 units, in order. */
  ranges: readonly (readonly [number, number])[]
}

export function Highlighted({ text, ranges }: HighlightedProps) {
  return piecesOf(text, ranges).map(({ start, part, isMatch }) =>
    isMatch ? (
      <mark key={start} className="rounded-sm bg-larch/35 text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

/** Splits the text at the ranges; ranges outside the text or overlapping are skipped. */
export function piecesOf(text: string, ranges: HighlightedProps['ranges']) {
  const pieces: { start: number; part: string; isMatch: boolean }[] = []
  let at = 0
  for (const [start, end] of ranges) {
    if (start < at || end <= start || end > text.length) continue
    if (start > at) pieces.push({ start: at, part: text.slice(at, start), isMatch: false })
    pieces.push({ start, part: text.slice(start, end), isMatch: true })
    at = end
  }
  if (at < text.length) pieces.push({ start: at, part: text.slice(at), isMatch: false })
  return pieces
}
