import { useRef, useState } from 'react'
import type { DayOrder } from '../../../../../worker/contracts/bookings/bank-days'
import type { BankMapping } from '../../../../../worker/contracts/bookings/bank-imports'
import { namedLayout } from '../../../../../worker/contracts/bookings/bank-layouts'
import type {
  WordMeaning,
  WordMeanings,
} from '../../../../../worker/contracts/bookings/statement-directions'
import type {
  StatementLayout,
  KnownOrder,
  Statement,
} from '../../../../../worker/contracts/bookings/statement-types'
import {
  isFileFault,
  latestDay,
  openStatement,
  readWith,
  type FileFault,
  type StatementFile,
} from './read-statement'

export type NamedColumns = Pick<BankMapping, 'currency' | 'dayOrder'> & {
  columns: NonNullable<BankMapping['columns']>
}

/** A file that could be read. */
export interface ReadStatement {
  file: StatementFile
  layout: KnownOrder
  statement: Statement
  /** As it is read without the admin's answers about words. */
  unanswered: Statement
}

/** An admin's choices for a file, and whether to name its columns. */
const NOTHING_SAID = {
  columns: null as NamedColumns | null,
  dayOrder: null as DayOrder | null,
  words: {} as WordMeanings,
  isNaming: false,
}

/** A chosen file with its layout: the known bank's, the one saved for such files, or the admin's choice. */
export function useStatement(mappings: readonly BankMapping[]) {
  const { said, forget, ...saying } = useSaid()
  const opened = useOpenedFile(forget)
  const { file } = opened
  const saved = mappings.find(({ headerHash }) => headerHash === file?.headerHash)
  const layout = file && layoutOf(file, said.columns ?? saved)
  const words = { ...saved?.words, ...said.words }
  const dayOrder = said.dayOrder ?? saved?.dayOrder ?? null
  return {
    ...opened,
    ...saying,
    saved,
    /** The columns that an admin named for this file. */
    named: said.columns,
    /** The admin's answers about words, those for earlier files included. */
    words,
    /** Whether an admin said anything about this file that is to be kept for the next one. */
    isTaught: said.columns !== null || said.dayOrder !== null || Object.keys(said.words).length > 0,
    layout,
    /** Null until the order of the days is known. */
    read: file && layout && readIn(file, layout, { dayOrder, words }),
    /** An admin has to name the columns, or wants to. */
    isNaming: file !== null && (layout === null || said.isNaming),
  }
}

/** As an admin named the columns, or as the header names them. */
function layoutOf(
  file: StatementFile,
  said: Pick<BankMapping, 'columns' | 'currency' | 'dayOrder'> | undefined,
): StatementLayout | null {
  if (!said?.columns) return file.layout
  return namedLayout(file.rows, { ...said, columns: said.columns }, latestDay())
}

function useSaid() {
  const [said, setSaid] = useState(NOTHING_SAID)
  return {
    said,
    forget: () => setSaid(NOTHING_SAID),
    setDayOrder: (dayOrder: DayOrder) => setSaid({ ...said, dayOrder }),
    sayWord: (word: string, meaning: WordMeaning | undefined) => {
      const { [word]: _before, ...others } = said.words
      setSaid({ ...said, words: meaning ? { ...others, [word]: meaning } : others })
    },
    startNaming: () => setSaid({ ...said, isNaming: true }),
    nameColumns: (columns: NamedColumns) => setSaid({ ...said, columns, isNaming: false }),
  }
}

function useOpenedFile(onOpen: () => void) {
  const [opened, setOpened] = useState<StatementFile | FileFault | null>(null)
  const [isReading, setReading] = useState(false)
  const latest = useRef<File>(null)
  const fault = opened && isFileFault(opened) ? opened : null
  const file = opened && !isFileFault(opened) ? opened : null
  return { file, fault, isReading, open }

  async function open(chosen: File): Promise<void> {
    latest.current = chosen
    // The previous file can no longer be changed or sent.
    setOpened(null)
    setReading(true)
    onOpen()
    const next = await openStatement(chosen).catch((): FileFault => ({ fault: 'damaged' }))
    if (latest.current !== chosen) return
    setReading(false)
    setOpened(next)
  }
}

function readIn(
  file: StatementFile,
  layout: StatementLayout,
  { dayOrder: chosen, words }: { dayOrder: DayOrder | null; words: WordMeanings },
): ReadStatement | null {
  const dayOrder = layout.dayOrder ?? chosen
  if (dayOrder === null) return null
  const known: KnownOrder = { ...layout, dayOrder }
  const unanswered = readWith(file, known)
  const statement = unanswered.asked.length > 0 ? readWith(file, known, words) : unanswered
  return { file, layout: known, statement, unanswered }
}
