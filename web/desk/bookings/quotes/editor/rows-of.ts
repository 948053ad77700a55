import { moveFocus } from '../../../../ui/focus'

/** A row of a list, with the functions that its form and its buttons call. */
export interface EditedRow<Row> {
  row: Row
  /** From 1. */
  number: number
  /** Number of rows. */
  count: number
  change: (part: Partial<Row>) => void
  /** -1 up, 1 down */
  move: (step: number) => void
  remove: () => void
}

type Keyed = { key: string }
type Change<Row> = (rows: Row[]) => void

/** The rows in the element `id`. Adding moves the focus to the new row, removing to a row nearby. */
export function rowsOf<Row extends Keyed>(id: string, rows: readonly Row[], onChange: Change<Row>) {
  return {
    edited: rows.map((row, index) => ({
      row,
      number: index + 1,
      count: rows.length,
      change: (part: Partial<Row>) => onChange(rows.with(index, { ...row, ...part })),
      move: (step: number) => onChange(rows.toSpliced(index, 1).toSpliced(index + step, 0, row)),
      remove: () => {
        onChange(rows.toSpliced(index, 1))
        focusRow(id, index)
      },
    })),
    add: (row: Row) => {
      onChange([...rows, row])
      focusRow(id, rows.length)
    },
  }
}

function focusRow(listId: string, index: number) {
  setTimeout(() => {
    const articles = document.getElementById(listId)?.querySelectorAll('article') ?? []
    moveFocus(articles[Math.min(index, articles.length - 1)]?.querySelector('select, input'))
  })
}
