import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ImportReceipt as Receipt } from '../../../../worker/contracts/bank/bank-imports'
import type { BankMapping } from '../../../../worker/contracts/bank/bank-mappings'
import { AlertBanner } from '../../../ui/alert-banner'
import { Button, buttonClass } from '../../../ui/button'
import { moveFocus } from '../../../ui/focus'
import { DayOrderChoice } from './day-order-choice'
import { FileArea } from './file-area'
import { ImportPreview } from './import-preview'
import { MappingForm } from './mapping-form'
import { useImport, type Import } from './use-import'

interface StatementImportProps {
  accounts: readonly string[]
  mappings: readonly BankMapping[]
  startAgain: () => void
}

/** One file, from choosing it to its receipt. */
export function StatementImport({ accounts, mappings, startAgain }: StatementImportProps) {
  const { t } = useTranslation('desk-bank')
  const importing = useImport(mappings)
  const { statement, sending } = importing
  const { file, fault, isReading, layout, isNaming } = statement
  if (sending.data) return <ImportReceipt receipt={sending.data} startAgain={startAgain} />
  return (
    <div className="flex flex-col gap-4">
      <FileArea name={file?.name ?? null} isReading={isReading} open={importing.open} />
      {fault && <AlertBanner kind="error">{t(`file.${fault}`)}</AlertBanner>}
      {file && isNaming && (
        <MappingForm file={file} start={layout} onNamed={statement.nameColumns} />
      )}
      {!isNaming && <KnownColumns importing={importing} accounts={accounts} />}
    </div>
  )
}

/** A file whose columns are known: the day order if it is ambiguous, and the preview. */
function KnownColumns({ importing, accounts }: { importing: Import; accounts: readonly string[] }) {
  const { read } = importing.statement
  return (
    <>
      <DayOrderChoice statement={importing.statement} />
      {read && (
        <ImportPreview
          key={read.file.contentHash}
          importing={importing}
          read={read}
          accounts={accounts}
        />
      )}
    </>
  )
}

interface ImportReceiptProps {
  receipt: Receipt
  startAgain: () => void
}

/** What happened to the rows of a file. */
function ImportReceipt({ receipt, startAgain }: ImportReceiptProps) {
  const { t } = useTranslation('desk-bank')
  const { added, known, proposals } = receipt
  return (
    <section
      ref={moveFocus}
      aria-labelledby="receipt"
      className="flex flex-col gap-3 rounded-card border border-primary bg-surface p-4"
    >
      <h2 id="receipt" className="text-lg">
        {added === 0 ? t('receipt.nothing') : t('receipt.added', { count: added })}
      </h2>
      <p>
        {t('receipt.known', { count: known })} {t('receipt.proposals', { count: proposals })}
      </p>
      <NextSteps startAgain={startAgain} />
    </section>
  )
}

function NextSteps({ startAgain }: Pick<ImportReceiptProps, 'startAgain'>) {
  const { t } = useTranslation('desk-bank')
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="/admin/bank" className={buttonClass('primary')}>
        {t('receipt.open')}
      </Link>
      <Button onClick={startAgain}>{t('receipt.next')}</Button>
    </div>
  )
}
