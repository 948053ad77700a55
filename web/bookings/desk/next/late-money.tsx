import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '../../../../worker/contracts/bookings/guest-money'
import { Button } from '../../../ui/button'
import { ProposeDialog } from '../money/propose-dialog'
import { ReviveDialog } from '../money/revive-dialog'
import { useMoney } from '../../../desk/ui/use-money'
import type { Closable } from '../../../desk/ui/dialog-state'
import type { Booking } from '../bookings.api'
import { moneyQuery } from '../money/money.api'
import { NewQuote } from './new-quote'

type Asked = 'revive' | 'back'

/** The three ways to handle money without a held date. */
export function LateMoney({ booking, amount }: { booking: Booking; amount: Money }) {
  const { t } = useTranslation('desk-next')
  const format = useMoney()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { id, actions, status } = booking
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes('revive') && (
        <Button look="primary" onClick={() => setAsked('revive')}>
          {t('act.revive')}
        </Button>
      )}
      {status === 'expired' && <NewQuote id={id} label={t('act.otherDate')} look="quiet" />}
      <Button onClick={() => setAsked('back')}>{t('act.back', { amount: format(amount) })}</Button>
      <AskedDialog booking={booking} asked={asked} onClose={() => setAsked(null)} />
    </div>
  )
}

type AskedProps = Closable & { booking: Booking; asked: Asked | null }

function AskedDialog({ booking: { id, version }, asked, onClose }: AskedProps) {
  const money = useQuery(moneyQuery(id)).data
  if (asked === 'back') return <ProposeDialog id={id} isLate onClose={onClose} />
  if (asked === null || !money) return null
  const { stays, deposit } = money
  return <ReviveDialog late={{ id, version, stays, deposit }} onClose={onClose} />
}
