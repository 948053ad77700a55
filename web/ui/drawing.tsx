interface DrawingProps {
  /** Markup of our own, from an SVG file (`?raw`). */
  svg: string
  /** px */
  width: number
  /** px */
  height: number
  className?: string
}

/** A small decorative drawing that stands in the page itself: nothing is fetched or decoded for it. */
export function Drawing({ svg, width, height, className = '' }: DrawingProps) {
  return (
    <span
      aria-hidden
      className={`block shrink-0 overflow-hidden [&>svg]:size-full ${className}`}
      style={{ width, height }}
      // A file of this repository, never somebody's text.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
