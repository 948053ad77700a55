import { useMemo } from 'react'
import { appHtml } from '../platform/app-html'

interface DrawingProps {
  /** Markup from an SVG file of this repository (`?raw`). */
  svg: string
  /** px */
  width: number
  /** px */
  height: number
  className?: string
}

/** A small decorative SVG, inlined to save a request. */
export function Drawing({ svg, width, height, className = '' }: DrawingProps) {
  const content = useMemo(() => ({ __html: appHtml(svg) }), [svg])
  return (
    <span
      aria-hidden
      className={`block shrink-0 overflow-hidden [&>svg]:size-full ${className}`}
      style={{ width, height }}
      // The markup is from this repository, never user input.
      dangerouslySetInnerHTML={content}
    />
  )
}
