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

/**
 * A list's rows with functions to add, change, move and remove them. Adding moves the focus to the new row, removing to
 * a row nearby.
 */
export function rowsOf<Row extends { key: string }>(
  listId: string,
  rows: readonly Row[],
  onChange: (rows: Row[]) => void,
) {
  const list = { listId, rows, onChange }
  return {
    edited: rows.map((row, index) => editedRow(list, row, index)),
    add: (row: Row) => {
      onChange([...rows, row])
      focusRow(listId, rows.length)
    },
  }
}

interface RowList<Row> {
  /** Id of the element around the rows. */
  listId: string
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
}

function editedRow<Row>(list: RowList<Row>, row: Row, index: number): EditedRow<Row> {
  const { listId, rows, onChange } = list
  return {
    row,
    number: index + 1,
    count: rows.length,
    change: (part) => onChange(rows.with(index, { ...row, ...part })),
    move: (step) => onChange(rows.toSpliced(index, 1).toSpliced(index + step, 0, row)),
    remove: () => {
      onChange(rows.toSpliced(index, 1))
      focusRow(listId, index)
    },
  }
}

function focusRow(listId: string, index: number) {
  setTimeout(() => {
    const articles = document.getElementById(listId)?.querySelectorAll('article') ?? []
    moveFocus(articles[Math.min(index, articles.length - 1)]?.querySelector('select, input'))
  })
}
