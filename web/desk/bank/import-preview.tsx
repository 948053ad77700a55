import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { STATEMENT_ROWS_MAX } from '../../../worker/contracts/bank-imports'
import type { Bank } from '../../../worker/contracts/bank-layouts'
import type { Statement, StatementEntry } from '../../../worker/contracts/bank-statements'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { AlertBanner } from '../../ui/alert-banner'
import { Button } from '../../ui/button'
import { CheckField, Form } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { SubmitButton } from '../../ui/submit-button'
import { useMoney } from '../ui/use-money'
import { AccountField } from './account-field'

const ROWS_SHOWN = 10

interface ImportPreviewProps {
  bank: Bank
  statement: Statement
  /** The account that is proposed. */
  account: string
  accounts: readonly string[]
  isSending: boolean
  nameColumns: () => void
  send: (account: string) => void
  children: ReactNode
}

/** What came in by the file, before it is sent; what cannot be read, and a balance that does not follow. */
export function ImportPreview({ statement, bank, ...props }: ImportPreviewProps) {
  const { t } = useTranslation('desk-bank')
  const { entries, faults, returned, otherCurrency, balanceBreaksAt, hasBalance } = statement
  const [account, setAccount] = useState(props.account)
  const [isAccepted, setAccepted] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const isBroken = balanceBreaksAt !== null
  const isTooLong = entries.length > STATEMENT_ROWS_MAX
  const isEmpty = account.trim() === ''
  const canSend = faults.length === 0 && entries.length > 0 && !isTooLong
  const submit = () => {
    setChecked(true)
    if (isEmpty || (isBroken && !isAccepted)) return void setTimeout(focusFault)
    if (canSend && !props.isSending) props.send(account)
  }
  return (
    <Form onSubmit={submit}>
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="text-lg">{t('preview.title', { count: entries.length })}</h2>
        <span className="text-sm text-muted">{t(`bank.${bank}`)}</span>
        <Button look="link" className="ms-auto" onClick={props.nameColumns}>
          {t('mapping.change')}
        </Button>
      </div>
      {faults.length > 0 && (
        <AlertBanner kind="error">
          {t('preview.faults', { rows: rowsOf(faults.map(({ row }) => row)) })}
        </AlertBanner>
      )}
      {isTooLong && (
        <AlertBanner kind="error">{t('preview.tooLong', { max: STATEMENT_ROWS_MAX })}</AlertBanner>
      )}
      {entries.length > 0 && <EntryRows entries={entries.slice(0, ROWS_SHOWN)} />}
      <ul className="flex flex-col text-sm text-muted">
        {entries.length > ROWS_SHOWN && (
          <li>{t('preview.more', { count: entries.length - ROWS_SHOWN })}</li>
        )}
        {returned.length > 0 && <li>{t('preview.returned', { count: returned.length })}</li>}
        {otherCurrency.length > 0 && (
          <li>{t('preview.otherCurrency', { rows: rowsOf(otherCurrency) })}</li>
        )}
        {hasBalance && !isBroken && <li>{t('preview.balanceOk')}</li>}
      </ul>
      {isBroken && (
        <div className="rounded-card border border-danger bg-surface px-4 py-2">
          <p className="py-2 font-semibold text-danger">
            {t('preview.balanceBreaks', { row: balanceBreaksAt })}
          </p>
          <CheckField
            label={t('preview.anyway')}
            checked={isAccepted}
            aria-invalid={(isChecked && !isAccepted) || undefined}
            onChange={({ target }) => setAccepted(target.checked)}
          />
        </div>
      )}
      <div className="max-w-md">
        <AccountField
          known={props.accounts}
          value={account}
          error={isChecked && isEmpty ? t('fault.account') : undefined}
          onChange={setAccount}
        />
      </div>
      {props.children}
      <div>
        <SubmitButton
          look="primary"
          disabled={!canSend}
          label={t('preview.send', { count: entries.length })}
          waiting={t('preview.sending')}
          isWaiting={props.isSending}
        />
      </div>
    </Form>
  )
}

/** The first ones; a file that is read wrongly has many. */
function rowsOf(rows: readonly number[]): string {
  return rows.length > ROWS_SHOWN ? `${rows.slice(0, ROWS_SHOWN).join(', ')} …` : rows.join(', ')
}

function EntryRows({ entries }: { entries: readonly StatementEntry[] }) {
  const { t } = useTranslation('desk-bank')
  const lang = useLang()
  const format = useMoney()
  return (
    <ol
      aria-label={t('preview.rows')}
      className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4 text-sm"
    >
      {entries.map(({ row, day, amount, currency, payer, memo }) => (
        <li key={row} className="flex flex-wrap items-baseline gap-x-3 py-2">
          <span className="tabular w-28 text-muted">{formatDay(day, lang)}</span>
          <span className="min-w-0 grow basis-48 wrap-anywhere">
            {payer !== null && !memo.includes(payer) && (
              <span className="me-2 font-semibold">{payer}</span>
            )}
            {memo}
          </span>
          <strong className="tabular">{format({ currency, amount })}</strong>
        </li>
      ))}
    </ol>
  )
}
