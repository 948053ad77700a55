import { useState } from 'react'
import type { BankMapping } from '../../../worker/contracts/bank-imports'
import type { DayOrder } from '../../../worker/contracts/bank-cells'
import type { StatementLayout } from '../../../worker/contracts/bank-layouts'
import {
  applyMapping,
  openStatement,
  readWith,
  type FileFault,
  type KnownOrder,
  type StatementFile,
} from './read-statement'

export type NamedColumns = Pick<BankMapping, 'columns' | 'currency' | 'dayOrder'>

/** A chosen file with how it is read: as the bank is known, as was saved for such files, or as an admin says now. */
export function useStatement(mappings: readonly BankMapping[]) {
  const [file, setFile] = useState<StatementFile | null>(null)
  const [fault, setFault] = useState<FileFault | null>(null)
  const [isReading, setReading] = useState(false)
  const [named, setNamed] = useState<NamedColumns | null>(null)
  const [dayOrder, setDayOrder] = useState<DayOrder | null>(null)
  const [isNaming, setNaming] = useState(false)

  const open = async (chosen: File) => {
    setReading(true)
    setNamed(null)
    setDayOrder(null)
    setNaming(false)
    const opened = await openStatement(chosen).catch((): FileFault => 'encoding')
    setReading(false)
    setFault(typeof opened === 'string' ? opened : null)
    setFile(typeof opened === 'string' ? null : opened)
  }
  const saved = mappings.find(({ headerHash }) => headerHash === file?.headerHash)
  const layout = file && layoutOf(file, named ?? saved ?? null)
  const known = layout && withOrder(layout, dayOrder)
  return {
    file,
    fault,
    isReading,
    open,
    saved,
    layout,
    /** Read once the order of the days is known. */
    known,
    statement: file && known ? readWith(file, known) : null,
    setDayOrder,
    /** An admin has to name the columns, or wants to. */
    isNaming: file !== null && (layout === null || isNaming),
    startNaming: () => setNaming(true),
    nameColumns: (columns: NamedColumns) => {
      setNamed(columns)
      setNaming(false)
    },
  }
}

function layoutOf(file: StatementFile, named: NamedColumns | null): StatementLayout | null {
  return named ? applyMapping(file, named) : file.layout
}

function withOrder(layout: StatementLayout, chosen: DayOrder | null): KnownOrder | null {
  const dayOrder = layout.dayOrder ?? chosen
  return dayOrder === null ? null : { ...layout, dayOrder }
}
