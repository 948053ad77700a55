import { useState } from 'react'

/** The selected rows of a list that is not a table; rows that leave the list are dropped. */
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
