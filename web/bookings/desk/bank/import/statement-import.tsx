import type { BankAccount } from '../../../../../worker/contracts/bookings/bank-imports'
import { Link } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ImportReceipt as Receipt } from '../../../../../worker/contracts/bookings/bank-imports'
import type { BankMapping } from '../../../../../worker/contracts/bookings/bank-mappings'
import { AlertBanner } from '../../../../ui/alert-banner'
import { Button, buttonClass } from '../../../../ui/button'
import { moveFocus } from '../../../../ui/focus'
import { FileButton } from '../../../../desk/images/file-button'
import { DayOrderChoice } from './day-order-choice'
import { ImportPreview } from './import-preview'
import { MappingForm } from './mapping-form'
import { useImport, type Import } from './use-import'
import { WordQuestions } from './word-questions'

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
      accept=".xls,.xlsx,.ods,.qfx,.ofx,.qbo,.qif,.xml,.csv,.txt"
      className={`${buttonClass(isFirst ? 'primary' : 'quiet')} focus-within:outline-offset-2`}
      onFiles={open}
    >
      <FileUp aria-hidden size={18} />
      {t(isFirst ? 'bank.file.choose' : 'bank.file.other')}
    </FileButton>
  )
}
