import { useState } from 'react'

/** Which rows are selected, for lists that are not tables; rows that left the list are dropped. */
export function useSelection<Row extends { id: number }>() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  return {
    isSelected: (id: number) => ids.has(id),
    select: (id: number, isSelected: boolean) => {
      const next = new Set(ids)
      if (isSelected) next.add(id)
      else next.delete(id)
      setIds(next)
    },
    clear: () => setIds(new Set()),
    selectedOf: (rows: readonly Row[]) => rows.filter(({ id }) => ids.has(id)),
  }
}

export type Selection<Row extends { id: number }> = ReturnType<typeof useSelection<Row>>
