import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { useRef, useState, type ReactNode } from 'react'
import { scrollNearEdge } from '../../../../desk/ui/drag'
import type { GridBar } from './grid-rows'

/** The row under the pointer: of a guide or vehicle, or 0 for none of the kind. */
interface Target {
  kind: string
  resourceId: number
}

interface TripDragProps {
  bars: ReadonlyMap<string, GridBar>
  nameOf: (bar: GridBar) => string
  onDrop: (bar: GridBar, resourceId: number) => void
  children: (target: Target | null) => ReactNode
}

/**
 * Lets a mouse or a finger drag a trip into the row of another guide or vehicle. The library's own feedback would need a style
 * element, which the page's policy refuses, so the dragged trip is drawn here.
 */
export function TripDrag({ bars, nameOf, onDrop, children }: TripDragProps) {
  const copy = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<{ bar: GridBar; target: Target | null } | null>(null)
  return (
    <DragDropProvider
      plugins={[]}
      sensors={[PointerSensor]}
      onDragStart={({ operation: { source } }) => {
        const bar = bars.get(String(source?.id))
        setDrag(bar ? { bar, target: null } : null)
      }}
      onDragMove={({ to, operation }) => {
        const { x, y } = to ?? operation.position.current
        copy.current?.style.setProperty('translate', `${x}px ${y}px`)
        scrollNearEdge(y)
        const target = targetAt(x, y)
        setDrag((known) => known && { ...known, target })
      }}
      onDragEnd={({ canceled }) => {
        setDrag(null)
        const target = drag?.target
        if (!canceled && target && target.kind === drag.bar.kind)
          onDrop(drag.bar, target.resourceId)
      }}
    >
      {children(drag && drag.target?.kind === drag.bar.kind ? drag.target : null)}
      <div
        ref={copy}
        aria-hidden
        className="pointer-events-none fixed start-0 top-0 z-50 mt-2 ml-2 max-w-60 truncate rounded-field bg-primary px-2 py-1 text-sm font-semibold text-on-primary shadow-float empty:hidden"
      >
        {drag && nameOf(drag.bar)}
      </div>
    </DragDropProvider>
  )
}

function targetAt(x: number, y: number): Target | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-resource]')
  const { kind, resource } = row?.dataset ?? {}
  return kind === undefined ? null : { kind, resourceId: Number(resource) }
}
