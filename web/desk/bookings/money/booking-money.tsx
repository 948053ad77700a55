import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Loaded } from '../../../ui/loaded'
import { BookingSection } from '../booking-section'
import type { Booking } from '../bookings.api'
import { BalanceRow } from './balance-row'
import { ClaimList } from './claim-list'
import { Ledger } from './ledger'
import { moneyQuery } from './money.api'
import { RefundList } from './refund-list'
import { PaymentDialog } from './payment-dialog'
import { startOf, type PaymentStart } from './payment-fields'
import type { Claim } from '../../../../worker/contracts/payments/guest-money'
import type { DeskMoney } from '../../../../worker/contracts/payments/desk-money'

/** What was paid, and a form to record a payment. */
export function BookingMoney({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-quotes')
  const query = useQuery(moneyQuery(booking.id))
  const [recorded, setRecorded] = useState<PaymentStart | null>(null)
  return (
    <BookingSection
      id="money"
      title={t('money.title')}
      act={query.data && <Button onClick={() => setRecorded({})}>{t('money.record')}</Button>}
    >
      <Loaded query={query} skeleton="h-24 w-full" failure={t('money.failed')}>
        {(money) => <MoneyParts {...{ booking, money, recorded }} onRecord={setRecorded} />}
      </Loaded>
    </BookingSection>
  )
}

interface MoneyPartsProps {
  booking: Booking
  money: DeskMoney
  /** A payment's initial values; null while none is being recorded. */
  recorded: PaymentStart | null
  onRecord: (start: PaymentStart | null) => void
}

function MoneyParts({ booking, money, recorded, onRecord }: MoneyPartsProps) {
  const { id, pid } = booking
  const record = (claim: Claim) => onRecord(startOf(claim))
  const close = () => onRecord(null)
  return (
    <>
      <Ledger money={money} />
      <ClaimList pid={pid} claims={money.claims} onRecord={record} />
      <BalanceRow booking={booking} money={money} />
      <RefundList id={id} money={money} />
      <PaymentDialog id={id} money={money} start={recorded} onClose={close} />
    </>
  )
}
