import { Link } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  BankAccount,
  ImportReceipt as Receipt,
  BankMapping,
} from '../../../../../worker/contracts/bookings/bank-imports'
import type { WordMeaning } from '../../../../../worker/contracts/bookings/statement-directions'
import type { Statement } from '../../../../../worker/contracts/bookings/statement-types'
import { foldName } from '../../../../../worker/contracts/bookings/statement-words'
import { FileButton } from '../../../../desk/images/file-button'
import { ChoiceField } from '../../../../desk/ui/choice-field'
import { AlertBanner } from '../../../../ui/alert-banner'
import { Button, buttonClass } from '../../../../ui/button'
import { moveFocus } from '../../../../ui/focus'
import { DayOrderChoice } from './day-order-choice'
import { ImportPreview } from './import-preview'
import { MappingForm } from './mapping-form'
import { useImport, type Import } from './use-import'

interface StatementImportProps {
  accounts: readonly BankAccount[]
  mappings: readonly BankMapping[]
  startAgain: () => void
}

/** One file, from choosing it to its receipt. */
export function StatementImport({ accounts, mappings, startAgain }: StatementImportProps) {
  const { t } = useTranslation('desk-bookings')
  const importing = useImport(mappings)
  const { statement, receipt } = importing
  const { file, fault, isReading, layout, isNaming } = statement
  if (receipt) return <ImportReceipt receipt={receipt} startAgain={startAgain} />
  return (
    <div className="flex flex-col gap-4">
      <FileArea
        name={file?.name ?? null}
        isReading={isReading}
        open={(chosen) => void statement.open(chosen)}
      />
      {fault && (
        <AlertBanner kind="error">{t(`bank.file.${fault.fault}`, { row: fault.row })}</AlertBanner>
      )}
      {file && isNaming && (
        <MappingForm file={file} start={layout} onNamed={statement.nameColumns} />
      )}
      {!isNaming && <KnownColumns importing={importing} accounts={accounts} />}
    </div>
  )
}

/** A file whose columns are known: the day order if it is ambiguous, and the preview. */
function KnownColumns({
  importing,
  accounts,
}: {
  importing: Import
  accounts: readonly BankAccount[]
}) {
  const { read } = importing.statement
  return (
    <>
      <DayOrderChoice statement={importing.statement} />
      <WordQuestions statement={importing.statement} />
      {read && <ImportPreview key={read.file.contentHash} {...{ importing, read, accounts }} />}
    </>
  )
}

interface ImportReceiptProps {
  receipt: Receipt
  startAgain: () => void
}

/** The result of an import. */
function ImportReceipt({ receipt, startAgain }: ImportReceiptProps) {
  const { t } = useTranslation('desk-bookings')
  const { added, known, proposals } = receipt
  return (
    <section
      ref={moveFocus}
      aria-labelledby="receipt"
      className="flex flex-col gap-3 rounded-card border border-primary bg-surface p-4"
    >
      <h2 id="receipt" className="text-lg">
        {added === 0 ? t('bank.receipt.nothing') : t('bank.receipt.added', { count: added })}
      </h2>
      <p>
        {t('bank.receipt.known', { count: known })}{' '}
        {t('bank.receipt.proposals', { count: proposals })}
      </p>
      <NextSteps startAgain={startAgain} />
    </section>
  )
}

function NextSteps({ startAgain }: Pick<ImportReceiptProps, 'startAgain'>) {
  const { t } = useTranslation('desk-bookings')
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="/admin/bank" className={buttonClass('primary')}>
        {t('bank.receipt.open')}
      </Link>
      <Button onClick={startAgain}>{t('bank.receipt.next')}</Button>
    </div>
  )
}

interface FileAreaProps {
  /** Name of the chosen file. */
  name: string | null
  isReading: boolean
  open: (file: File) => void
}

/** A file button in an area to drop a file on. */
function FileArea({ name, isReading, open }: FileAreaProps) {
  const { t } = useTranslation('desk-bookings')
  const openFirst = ([file]: Iterable<File>) => file && open(file)
  return (
    <div
      className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-muted bg-surface p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        openFirst(event.dataTransfer.files)
      }}
    >
      <StatementButton isFirst={name === null} open={openFirst} />
      <p role="status" className="min-w-0 grow text-sm wrap-anywhere text-muted">
        {isReading ? t('bank.file.reading') : (name ?? t('bank.file.hint'))}
      </p>
    </div>
  )
}

function StatementButton({ isFirst, open }: { isFirst: boolean; open: (files: File[]) => void }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <FileButton
      accept=".xls,.xlsx,.qfx,.ofx,.qbo,.qif,.xml,.csv,.txt"
      className={`${buttonClass(isFirst ? 'primary' : 'quiet')} focus-within:outline-offset-2`}
      onFiles={open}
    >
      <FileUp aria-hidden size={18} />
      {t(isFirst ? 'bank.file.choose' : 'bank.file.other')}
    </FileButton>
  )
}

const CHOICES = {
  direction: ['in', 'out', 'leave'],
  status: ['counts', 'leave'],
} as const satisfies Record<string, WordMeaning[]>

/** Words of a file that decide about money and are not known: an admin says what they mean. */
function WordQuestions({ statement }: Pick<Import, 'statement'>) {
  const { t } = useTranslation('desk-bookings')
  const words = wordsOf(statement.read?.unanswered.asked ?? [])
  if (words.length === 0) return null
  const isAsked = words.some(({ word }) => statement.words[foldName(word)] === undefined)
  return (
    <fieldset
      className={`grid gap-3 rounded-card border bg-surface p-4 sm:grid-cols-2 ${isAsked ? 'border-larch' : 'border-line'}`}
    >
      <legend className="sr-only">{t(isAsked ? 'bank.words.title' : 'bank.words.known')}</legend>
      <p className="font-semibold sm:col-span-2">
        {t(isAsked ? 'bank.words.title' : 'bank.words.known')}
      </p>
      {words.map(({ word, about, count }) => (
        <ChoiceField
          key={word}
          label={t('bank.words.word', { word: word || t('bank.words.empty'), count })}
          choices={['', ...CHOICES[about]]}
          textOf={(meaning) => t(meaning === '' ? 'bank.words.choose' : `bank.words.${meaning}`)}
          value={statement.words[foldName(word)] ?? ''}
          onChoose={(meaning) => statement.sayWord(foldName(word), meaning || undefined)}
        />
      ))}
    </fieldset>
  )
}

function wordsOf(asked: Statement['asked']) {
  const words = new Map<string, { word: string; about: 'direction' | 'status'; count: number }>()
  for (const { word, about } of asked) {
    const key = foldName(word)
    words.set(key, { word, about, count: (words.get(key)?.count ?? 0) + 1 })
  }
  return [...words.values()]
}
