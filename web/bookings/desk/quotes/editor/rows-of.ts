import { moveFocus } from '../../../../ui/focus'

/** A row of a list, with the functions that its form and its buttons call. */
export type EditedRow<Row extends Keyed> = ReturnType<typeof rowsOf<Row>>['edited'][number]

type Keyed = { key: string }
type Change<Row> = (rows: Row[]) => void

/** The rows in the element `id`. Adding moves the focus to the new row, removing to a row nearby. */
export function rowsOf<Row extends Keyed>(id: string, rows: readonly Row[], onChange: Change<Row>) {
  const show = (changed: Row[], focused: number) => {
    onChange(changed)
    focusRow(id, focused)
  }
  return {
    edited: rows.map((row, index) => ({
      row,
      /** From 1. */
      number: index + 1,
      /** Number of rows. */
      count: rows.length,
      change: (part: Partial<Row>) => onChange(rows.with(index, { ...row, ...part })),
      /** -1 up, 1 down */
      move: (step: number) => onChange(rows.toSpliced(index, 1).toSpliced(index + step, 0, row)),
      remove: () => show(rows.toSpliced(index, 1), index),
    })),
    add: (row: Row) => show([...rows, row], rows.length),
  }
}

function focusRow(listId: string, index: number) {
  setTimeout(() => {
    const articles = document.getElementById(listId)?.querySelectorAll('article') ?? []
    moveFocus(articles[Math.min(index, articles.length - 1)]?.querySelector('select, input'))
  })
}
