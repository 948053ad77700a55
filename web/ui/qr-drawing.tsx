import { encode } from 'uqr'

export interface QrDrawingProps {
  text: string
  label: string
  className?: string
}

/** Black on white in both themes, as scanners need it. */
export function QrDrawing({ text, label, className = '' }: QrDrawingProps) {
  const { data, size } = encode(text, { border: 3 })
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`w-full rounded-field bg-[#fff] ${className}`}
    >
      <path d={modules.join('')} />
    </svg>
  )
}
