import { useTranslation } from 'react-i18next'
import type { StatementFile } from './read-statement'

const ROWS_SHOWN = 10

/** The first rows of a file as they are, under the names of its columns, in a scrolling box. */
export function FirstRows({ file, names }: { file: StatementFile; names: readonly string[] }) {
  const { t } = useTranslation('desk-bank')
  return (
    <div
      role="region"
      aria-label={t('mapping.rows')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
      tabIndex={0}
      className="overflow-x-auto rounded-field border border-line"
    >
      <table className="text-start text-xs">
        <ColumnHeads names={names} />
        <FileRows file={file} names={names} />
      </table>
    </div>
  )
}

function ColumnHeads({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name, index) => (
          <th key={index} scope="col" className="px-2 py-1 text-start whitespace-nowrap">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function FileRows({ file, names }: { file: StatementFile; names: readonly string[] }) {
  const rows = file.rows.filter((row) => row.some(Boolean)).slice(0, ROWS_SHOWN)
  return (
    <tbody>
      {rows.map((row, at) => (
        <tr key={at} className="border-t border-line">
          {names.map((_name, index) => (
            <td key={index} className="tabular max-w-60 truncate px-2 py-1">
              {row[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
