import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportReceipt } from '../../../worker/contracts/bank-imports'
import type { Bank } from '../../../worker/contracts/bank-layouts'
import { ApiError } from '../../platform/api/api'
import { useRequestKey } from '../../platform/api/use-request-key'
import { AlertBanner } from '../../ui/alert-banner'
import { Button, buttonClass } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { moveFocus } from '../../ui/focus'
import { refetchDesk } from '../ui/refetch-desk'
import { useClock } from '../ui/use-clock'
import { importsQuery, importStatement, mappingsQuery, saveMapping } from './bank.api'
import { DayOrderChoice } from './day-order-choice'
import { FileArea } from './file-area'
import { ImportPreview } from './import-preview'
import { MappingForm } from './mapping-form'
import { toImport } from './read-statement'
import { useStatement, type NamedColumns } from './use-statement'

/** Proposed names of accounts: the same in every language, as rows of an account under another name come again. */
const ACCOUNTS: Partial<Record<Bank, string>> = {
  rbc: 'RBC',
  td: 'TD',
  scotiabank: 'Scotiabank',
  bmo: 'BMO',
  cibc: 'CIBC',
  kb: 'KB',
  hana: 'Hana',
}

/** A statement file is read here, in the browser; only what came in is sent. */
export function ImportPage() {
  const { t } = useTranslation('desk-bank')
  const { data: imports } = useQuery(importsQuery())
  const { data: mappings = [] } = useQuery(mappingsQuery())
  const [visit, setVisit] = useState(0)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-2xl">{t('import.title')}</h1>
        <Link to="/admin/bank" className={buttonClass('quiet')}>
          {t('import.back')}
        </Link>
      </div>
      <Import
        key={visit}
        accounts={imports?.accounts ?? []}
        mappings={mappings}
        startAgain={() => setVisit(visit + 1)}
      />
      <EarlierImports />
    </>
  )
}

interface ImportProps {
  accounts: readonly string[]
  mappings: Parameters<typeof useStatement>[0]
  startAgain: () => void
}

function Import({ accounts, mappings, startAgain }: ImportProps) {
  const { t } = useTranslation('desk-bank')
  const statement = useStatement(mappings)
  const [toSave, setToSave] = useState<NamedColumns | null>(null)
  const sending = useImport(statement, toSave)
  const { file, fault, isReading, layout, known, isNaming } = statement
  if (sending.data) return <Receipt receipt={sending.data} startAgain={startAgain} />
  const account = statement.saved?.account ?? (layout && ACCOUNTS[layout.bank]) ?? accounts[0] ?? ''
  return (
    <div className="flex flex-col gap-4">
      <FileArea
        name={file?.name ?? null}
        isReading={isReading}
        open={(chosen) => {
          sending.reset()
          void statement.open(chosen)
        }}
      />
      {fault && <AlertBanner kind="error">{t(`file.${fault}`)}</AlertBanner>}
      {file && isNaming && (
        <MappingForm
          file={file}
          start={layout}
          onNamed={(named) => {
            statement.nameColumns(named)
            setToSave(named)
          }}
        />
      )}
      {file && !isNaming && layout && layout.dayOrder === null && (
        <DayOrderChoice
          file={file}
          layout={layout}
          value={known?.dayOrder ?? null}
          onChange={statement.setDayOrder}
        />
      )}
      {file && !isNaming && statement.statement && known && (
        <ImportPreview
          key={file.contentHash}
          bank={known.bank}
          statement={statement.statement}
          account={account}
          accounts={accounts}
          isSending={sending.isPending}
          nameColumns={statement.startNaming}
          send={(chosen) => sending.mutate(chosen)}
        >
          <ImportFailure failure={sending.error} />
        </ImportPreview>
      )}
    </div>
  )
}

/** Sends what came in, and keeps the columns that were named for the account. */
function useImport(
  { file, known, statement }: ReturnType<typeof useStatement>,
  toSave: NamedColumns | null,
) {
  const client = useQueryClient()
  const { keyOf } = useRequestKey()
  return useMutation({
    mutationFn: async (account: string) => {
      if (!file || !known || !statement) throw new Error('no file is read')
      const wanted = await toImport(file, known, statement, account)
      if (toSave)
        await saveMapping(client, {
          ...toSave,
          dayOrder: known.dayOrder,
          account: wanted.account,
          headerHash: file.headerHash,
        })
      return importStatement(client, wanted, keyOf(wanted))
    },
    onSuccess: () => refetchDesk(client),
  })
}

function ImportFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('desk-bank')
  const time = useClock()
  const isKnown = failure instanceof ApiError && failure.code === 'AlreadyImported'
  if (!isKnown) return <FailureAlert failure={failure} />
  const { at } = failure.body as { at?: number }
  return (
    <AlertBanner kind="error">
      {t('import.again', { time: at === undefined ? '' : time(at) })}
    </AlertBanner>
  )
}

function Receipt({ receipt, startAgain }: { receipt: ImportReceipt; startAgain: () => void }) {
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
        {[t('receipt.known', { count: known }), t('receipt.proposals', { count: proposals })].join(
          ' ',
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to="/admin/bank" className={buttonClass('primary')}>
          {t('receipt.open')}
        </Link>
        <Button onClick={startAgain}>{t('receipt.next')}</Button>
      </div>
    </section>
  )
}

function EarlierImports() {
  const { t } = useTranslation('desk-bank')
  const time = useClock()
  const { data } = useQuery(importsQuery())
  if (!data || data.imports.length === 0) return null
  return (
    <section aria-labelledby="earlier" className="flex flex-col gap-2">
      <h2 id="earlier" className="text-lg">
        {t('earlier.title')}
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4 text-sm">
        {data.imports.map(({ id, account, fileName, added, known, firstDay, lastDay, at }) => (
          <li key={id} className="flex flex-wrap gap-x-3 py-2">
            <span className="font-semibold wrap-anywhere">{account}</span>
            <span className="wrap-anywhere text-muted">{fileName}</span>
            <span className="tabular ms-auto">{t('earlier.numbers', { added, known })}</span>
            <span className="tabular w-full text-muted">
              {time(at)} · {firstDay} – {lastDay}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
