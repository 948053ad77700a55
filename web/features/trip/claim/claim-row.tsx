import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Claim } from '../../../../worker/contracts/payments/guest-money'
import { receiptName } from '../../../../worker/contracts/payments/receipts'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { saveFile } from '../../../platform/save-file'
import { Button } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { FailureAlert } from '../../../ui/failure-alert'
import { readReceipt } from './claim.api'
import { formatMoney } from '../quote/quote.view'

/** A claim with its receipt. */
export function ClaimRow({ pid, claim }: { pid: string; claim: Claim }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { id, amount, day, payer, receipt, settledAt } = claim
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-sm">
      <strong className="tabular">{formatMoney(amount, lang)}</strong>
      <span className="min-w-0 wrap-anywhere">
        {formatDay(day, lang)} · {payer}
      </span>
      <Chip>{t(settledAt === null ? 'claim.waiting' : 'claim.settled')}</Chip>
      {receipt && <ClaimReceipt pid={pid} id={id} type={receipt} />}
    </li>
  )
}

interface ClaimReceiptProps {
  pid: string
  /** Id of the claim. */
  id: number
  type: NonNullable<Claim['receipt']>
}

function ClaimReceipt({ pid, id, type }: ClaimReceiptProps) {
  const { t } = useTranslation('trip')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (_: void, { client }) =>
      saveFile(await readReceipt(client, pid, id), receiptName(pid, id, type)),
  })
  return (
    <>
      <Button look="faint" disabled={isPending} onClick={() => mutate()}>
        {t('claim.receipt.save')}
      </Button>
      <FailureAlert failure={error} />
    </>
  )
}
