import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '../../../../worker/contracts/guest-money'
import { Button } from '../../../ui/button'
import { ProposeDialog } from '../../refunds/propose-dialog'
import { ReviveDialog } from '../../refunds/revive-dialog'
import { useMoney } from '../../ui/use-money'
import type { Booking } from '../bookings.api'
import { moneyQuery } from '../money/money.api'
import { NewQuote } from './new-quote'

/** The three ways to decide about money that no date is held for. */
export function LateMoney({ booking, amount }: { booking: Booking; amount: Money }) {
  const { t } = useTranslation('desk-next')
  const format = useMoney()
  const [asked, setAsked] = useState<'revive' | 'back' | null>(null)
  const money = useQuery(moneyQuery(booking.id)).data
  const close = () => setAsked(null)
  const { id, version, actions, status } = booking
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes('revive') && (
        <Button look="primary" onClick={() => setAsked('revive')}>
          {t('act.revive')}
        </Button>
      )}
      {status === 'expired' && <NewQuote id={id} label={t('act.otherDate')} look="quiet" />}
      <Button onClick={() => setAsked('back')}>{t('act.back', { amount: format(amount) })}</Button>
      {asked === 'revive' && money && (
        <ReviveDialog
          late={{ id, version, paid: money.paid, deposit: money.deposit }}
          onClose={close}
        />
      )}
      {asked === 'back' && <ProposeDialog id={id} isLate onClose={close} />}
    </div>
  )
}
