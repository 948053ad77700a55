import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import type { Money } from '../../../../worker/contracts/guest-money'
import { useLang } from '../../../platform/i18n/use-lang'
import { hasOpenClaim } from '../claim/claim.view'
import { Claims } from '../claim/claims'
import { CopyRow } from './copy-row'
import { Moment } from '../moment'
import { formatMoney } from '../quote/quote.view'
import { Transfer } from './transfer'
import { clocksOf } from '../trip.view'

/** What is to pay, exactly, with what to write on the transfer, until when, and what happens then. */
export function HoldPanel({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation(['trip', 'common'])
  const lang = useLang()
  const { money, deadlines } = booking
  if (!money) return null
  const { due, received } = money
  const { payBy, lapseAt, balanceBy } = deadlines ?? {}
  const isClaimed = hasOpenClaim(booking)
  const transfer = (
    <Transfer money={money} label={t(received.amount > 0 ? 'pay.missing' : 'pay.amount')}>
      {payBy && (
        <CopyRow
          label={t('pay.by')}
          text={t('common:calgaryTime', { time: clocksOf(payBy, lang).calgary })}
        >
          <Moment {...payBy} />
        </CopyRow>
      )}
    </Transfer>
  )
  return (
    <section
      aria-labelledby="trip-pay"
      className={`flex flex-col gap-4 rounded-card bg-surface p-5 ${isClaimed ? 'border border-line' : 'border-2 border-larch'}`}
    >
      <h2 id="trip-pay" className="text-lg">
        {t(isClaimed ? 'claim.held' : 'pay.title')}
      </h2>
      {received.amount > 0 && <Arrived received={received} due={due} />}
      {!isClaimed && transfer}
      <Claims booking={booking} />
      {isClaimed && (
        <details className="border-t border-line pt-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
            {t('pay.again')}
          </summary>
          <div className="flex flex-col gap-4 pt-2">{transfer}</div>
        </details>
      )}
      <div className="flex flex-col gap-2 border-t border-line pt-4 text-sm text-muted">
        {!isClaimed && <p>{t('pay.next')}</p>}
        {balanceBy && (
          <p>
            {t('pay.balanceLater')} <Moment {...balanceBy} />
          </p>
        )}
        {lapseAt && (
          <p>
            {t('pay.lapse')} <Moment {...lapseAt} />
          </p>
        )}
      </div>
    </section>
  )
}

function Arrived({ received, due }: { received: Money; due: Money }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  return (
    <p>
      {t('pay.arrived', { received: formatMoney(received, lang), missing: formatMoney(due, lang) })}
    </p>
  )
}
