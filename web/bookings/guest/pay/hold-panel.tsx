import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Money } from '../../../../worker/contracts/bookings/guest-money'
import { useLang } from '../../../platform/i18n/use-lang'
import { hasOpenClaim } from '../claim/claim.view'
import { Claims } from '../claim/claims'
import { Moment, MomentLine } from '../moment'
import { Fold, Panel } from '../panel'
import { formatMoney, type GuestMoney } from '../quote/quote.view'
import { clocksOf } from '../trip.view'
import { CopyRow } from './copy-row'
import { MoneyBar } from './money-bar'
import { Transfer } from './transfer'

/** The exact amount to pay, the reference for the transfer, the deadline, and the next step. */
export function HoldPanel({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const { money } = booking
  if (!money) return null
  const { due, received } = money
  const isClaimed = hasOpenClaim(booking)
  const title = t(isClaimed ? 'claim.held' : 'pay.title')
  const transfer = <HeldTransfer booking={booking} money={money} />
  return (
    <Panel id="trip-pay" title={title} isUrgent={!isClaimed}>
      <MoneyBar money={money} {...booking.deadlines} />
      {received.amount > 0 && <Arrived received={received} due={due} />}
      {!isClaimed && transfer}
      <Claims booking={booking} />
      {isClaimed && <PayAgain label={t('pay.again')}>{transfer}</PayAgain>}
      <WhatFollows booking={booking} isClaimed={isClaimed} />
    </Panel>
  )
}

/** Payment details, collapsed once the guest has said that money is on its way. */
function PayAgain({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Fold label={label} className="border-t border-line pt-2">
      <div className="flex flex-col gap-4 pt-2">{children}</div>
    </Fold>
  )
}

function HeldTransfer({ booking, money }: { booking: GuestBooking; money: GuestMoney }) {
  const { t } = useTranslation(['trip', 'site'])
  const lang = useLang()
  const payBy = booking.deadlines?.payBy
  return (
    <Transfer
      money={money}
      payLink={booking.ways?.payLink}
      label={t(money.received.amount > 0 ? 'pay.missing' : 'pay.amount')}
    >
      {payBy && (
        <CopyRow
          label={t('pay.by')}
          text={t('site:calgaryTime', { time: clocksOf(payBy, lang).calgary })}
        >
          <Moment {...payBy} />
        </CopyRow>
      )}
    </Transfer>
  )
}

function WhatFollows({ booking, isClaimed }: { booking: GuestBooking; isClaimed: boolean }) {
  const { t } = useTranslation('trip')
  const { balanceBy, lapseAt } = booking.deadlines ?? {}
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4 text-sm text-muted">
      {!isClaimed && <p>{t('pay.next')}</p>}
      {balanceBy && <MomentLine label={t('pay.balanceLater')} {...balanceBy} />}
      {lapseAt && <MomentLine label={t('pay.lapse')} {...lapseAt} />}
    </div>
  )
}

function Arrived({ received, due }: { received: Money; due: Money }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const sums = { received: formatMoney(received, lang), missing: formatMoney(due, lang) }
  return <p>{t('pay.arrived', sums)}</p>
}
