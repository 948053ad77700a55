import { allAt, readXml, textAt, type Element } from './read-xml'

/** Rows of the first filled sheet of a workbook of 2003 in XML, which some banks name `.xls`. */
export async function readSheet(text: string): Promise<string[][]> {
  const sheets = allAt(await readXml(text), 'Workbook/Worksheet').map(rowsOf)
  return sheets.find((rows) => rows.some((row) => row.some(Boolean))) ?? []
}

function rowsOf(sheet: Element): string[][] {
  const rows: string[][] = []
  for (const row of allAt(sheet, 'Table/Row')) {
    moveTo(rows, textAt(row, 'Index'), [])
    rows.push(cellsOf(row))
  }
  return rows
}

function cellsOf(row: Element): string[] {
  const cells: string[] = []
  for (const cell of allAt(row, 'Cell')) {
    moveTo(cells, textAt(cell, 'Index'), '')
    cells.push(textAt(cell, 'Data'))
    for (let more = Number(textAt(cell, 'MergeAcross')); more > 0; more -= 1) cells.push('')
  }
  return cells
}

const INDEX_MAX = 100_000

/** Rows and cells that are left out are counted by the index of the next one. */
function moveTo<Item>(items: Item[], index: string, empty: Item): void {
  while (items.length + 1 < Math.min(Number(index), INDEX_MAX)) items.push(empty)
}
