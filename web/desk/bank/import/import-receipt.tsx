import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ImportReceipt as Receipt } from '../../../../worker/contracts/bank/bank-imports'
import { Button, buttonClass } from '../../../ui/button'
import { moveFocus } from '../../../ui/focus'

interface ImportReceiptProps {
  receipt: Receipt
  startAgain: () => void
}

/** What happened to the rows of a file. */
export function ImportReceipt({ receipt, startAgain }: ImportReceiptProps) {
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
