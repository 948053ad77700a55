import { useState, type RefObject } from 'react'
import { placeAt, scrollNearEdge } from '../../ui/drag'

interface EntryDrag {
  from: number
  to: number
}

/** The entry that is being dragged, and the index where it would be dropped. */
export function useEntryDrag(
  list: RefObject<HTMLOListElement | null>,
  move: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<EntryDrag | null>(null)
  return { drag, onDrag }

  /** `y` is the pointer's position in the viewport (px); null on drop or cancel. */
  function onDrag(index: number, y: number | null, isDropped: boolean): void {
    if (y !== null) {
      setDrag({ from: index, to: placeAt(list.current, y) })
      scrollNearEdge(y)
      return
    }
    setDrag(null)
    if (isDropped && drag && drag.to !== drag.from) move(drag.from, drag.to)
  }
}

export function lookOf({ from, to }: EntryDrag, index: number): string {
  if (index === from) return 'opacity-50'
  return index === to ? 'outline-3 outline-primary' : ''
}
