import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/forms/use-now'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Chip } from '../../ui/chip'
import { useMoney } from '../ui/use-money'
import type { BankEntry } from './bank.api'

/** How much came in, when, to which account and from whom. */
export function EntryFacts({ entry }: { entry: BankEntry }) {
  const lang = useLang()
  const format = useMoney()
  const now = useNow()
  const { amount, day, account, payer, memo } = entry
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <strong className="tabular text-xl">{format(amount)}</strong>
      <EntryChips entry={entry} />
      <span className="tabular ms-auto text-sm text-muted">
        {formatDay(day, lang, now)} · {account}
      </span>
      <p className="w-full wrap-anywhere">
        {payer !== null && <span className="me-2 font-semibold">{payer}</span>}
        <span className="text-muted">{memo}</span>
      </p>
    </div>
  )
}

/** What is left to match, and the entry's source if no statement has it. */
function EntryChips({ entry: { amount, left, source } }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bank')
  const format = useMoney()
  const isPart = left.amount > 0 && left.amount < amount.amount
  return (
    <>
      {isPart && <Chip look="offer">{t('left', { amount: format(left) })}</Chip>}
      {source === 'hand' && <Chip>{t('byHand')}</Chip>}
      {source === 'mail' && <Chip look="offer">{t('byMail')}</Chip>}
    </>
  )
}
