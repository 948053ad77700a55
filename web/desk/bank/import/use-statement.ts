import { useRef, useState } from 'react'
import type { BankMapping } from '../../../../worker/contracts/bank/bank-mappings'
import type { DayOrder } from '../../../../worker/contracts/bank/bank-days'
import { namedLayout, type StatementLayout } from '../../../../worker/contracts/bank/bank-layouts'
import type { Statement } from '../../../../worker/contracts/bank/bank-statements'
import {
  openStatement,
  readWith,
  type FileFault,
  type KnownOrder,
  type StatementFile,
} from './read-statement'

export type NamedColumns = Pick<BankMapping, 'columns' | 'currency' | 'dayOrder'>

/** A file that could be read. */
export interface ReadStatement {
  file: StatementFile
  layout: KnownOrder
  statement: Statement
}

/** An admin's choices for a file, and whether to name its columns. */
const NOTHING_SAID = {
  columns: null as NamedColumns | null,
  dayOrder: null as DayOrder | null,
  isNaming: false,
}

/** A chosen file with its layout: the known bank's, the one saved for such files, or the admin's choice. */
export function useStatement(mappings: readonly BankMapping[]) {
  const { said, forget, ...saying } = useSaid()
  const opened = useOpenedFile(forget)
  const { file } = opened
  const saved = mappings.find(({ headerHash }) => headerHash === file?.headerHash)
  const columns = said.columns ?? saved
  const layout = file && (columns ? namedLayout(file.rows, columns) : file.layout)
  return {
    ...opened,
    ...saying,
    saved,
    /** The columns that an admin named for this file. */
    named: said.columns,
    layout,
    /** Null until the order of the days is known. */
    read: file && layout && readIn(file, layout, said.dayOrder),
    /** An admin has to name the columns, or wants to. */
    isNaming: file !== null && (layout === null || said.isNaming),
  }
}

function useSaid() {
  const [said, setSaid] = useState(NOTHING_SAID)
  return {
    said,
    forget: () => setSaid(NOTHING_SAID),
    setDayOrder: (dayOrder: DayOrder) => setSaid({ ...said, dayOrder }),
    startNaming: () => setSaid({ ...said, isNaming: true }),
    nameColumns: (columns: NamedColumns) => setSaid({ ...said, columns, isNaming: false }),
  }
}

function useOpenedFile(onOpen: () => void) {
  const [opened, setOpened] = useState<StatementFile | FileFault | 'reading' | null>(null)
  const latest = useRef<File>(null)
  const [file, fault] = typeof opened === 'string' ? [null, opened] : [opened, null]
  return { file, fault: fault === 'reading' ? null : fault, isReading: fault === 'reading', open }

  async function open(chosen: File): Promise<void> {
    latest.current = chosen
    // The previous file can no longer be changed or sent.
    setOpened('reading')
    onOpen()
    const next = await openStatement(chosen).catch((): FileFault => 'encoding')
    if (latest.current === chosen) setOpened(next)
  }
}

function readIn(file: StatementFile, layout: StatementLayout, chosen: DayOrder | null) {
  const dayOrder = layout.dayOrder ?? chosen
  if (dayOrder === null) return null
  const known: KnownOrder = { ...layout, dayOrder }
  return { file, layout: known, statement: readWith(file, known) }
}
