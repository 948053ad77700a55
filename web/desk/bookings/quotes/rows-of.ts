import { moveFocus } from '../../../ui/focus'

/** Rows that are added, moved and removed with buttons. The focus goes to a row that is new, and stays near one that is gone. */
export function rowsOf<Row extends { key: string }>(
  /** Id of the element around them. */
  listId: string,
  rows: readonly Row[],
  onChange: (rows: Row[]) => void,
) {
  const focusRow = (index: number, selector: string) => {
    setTimeout(() => {
      const articles = document.getElementById(listId)?.querySelectorAll('article') ?? []
      moveFocus(articles[Math.min(index, articles.length - 1)]?.querySelector(selector))
    })
  }
  return {
    add: (row: Row) => {
      onChange([...rows, row])
      focusRow(rows.length, 'select, input')
    },
    change: (key: string, part: Partial<Row>) =>
      onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    move: (index: number, step: number) => {
      const row = rows[index]
      if (row) onChange(rows.toSpliced(index, 1).toSpliced(index + step, 0, row))
    },
    remove: (index: number) => {
      onChange(rows.toSpliced(index, 1))
      focusRow(index, 'select, input')
    },
  }
}
