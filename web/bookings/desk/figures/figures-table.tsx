import type { ReactNode } from 'react'

interface FiguresTableProps {
  /** The id of its heading. */
  labelledBy: string
  head: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** The last row. */
  sums?: readonly ReactNode[]
}

/** A table of figures: the first cell of a row is its name. It scrolls where it is too wide. */
export function FiguresTable({ labelledBy, head, rows, sums }: FiguresTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
    <div role="group" aria-labelledby={labelledBy} tabIndex={0} className="overflow-x-auto">
      <table aria-labelledby={labelledBy} className="tabular w-full text-sm">
        <thead>
          <tr className="text-muted">
            {head.map((title, at) => (
              <th
                key={title}
                scope="col"
                className={`px-2 py-2 align-bottom font-semibold first:ps-0 last:pe-0 ${at === 0 ? 'text-start' : 'text-end'}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <Row key={key} cells={cells} />
          ))}
        </tbody>
        {sums && (
          <tfoot className="font-bold">
            <Row cells={sums} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Row({ cells: [name, ...cells] }: { cells: readonly ReactNode[] }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pe-2 text-start font-[inherit]">
        {name}
      </th>
      {cells.map((cell, at) => (
        <td key={at} className="px-2 py-2 text-end whitespace-nowrap last:pe-0">
          {cell}
        </td>
      ))}
    </tr>
  )
}
