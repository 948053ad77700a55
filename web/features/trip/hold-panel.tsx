import { useTranslation } from 'react-i18next'
import type { GuestBooking, Money } from '../../../worker/contracts/guest-booking'
import { useLang } from '../../platform/i18n/use-lang'
import { CopyRow } from './copy-row'
import { Moment } from './moment'
import { Payee } from './payee'
import { formatMoney, plainAmount } from './quote.view'

/** What is to pay, exactly, with what to write on the transfer, and until when. */
export function HoldPanel({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { money, deadlines } = booking
  if (!money) return null
  const { due, deposit, received, reference, method } = money
  const payBy = deadlines?.payBy
  const lapseAt = deadlines?.lapseAt
  return (
    <section
      aria-labelledby="trip-pay"
      className="flex flex-col gap-4 rounded-card border-2 border-larch bg-surface p-5"
    >
      <h2 id="trip-pay" className="text-lg">
        {t('pay.title')}
      </h2>
      {received.amount > 0 && <Arrived received={received} due={due} />}
      <CopyRow
        label={t(received.amount > 0 ? 'pay.missing' : 'pay.amount')}
        text={formatMoney(due.amount > 0 ? due : deposit, lang)}
        copied={plainAmount(due.amount > 0 ? due : deposit)}
        isLarge
      />
      {reference && <CopyRow label={t('pay.reference')} text={reference} isLarge />}
      {payBy && (
        <p>
          {t('pay.by')} <Moment at={payBy.at} text={payBy.text} className="font-semibold" />
        </p>
      )}
      {method && <Payee method={method} />}
      {lapseAt && (
        <p className="text-sm text-muted">
          {t('pay.lapse')} <Moment at={lapseAt.at} text={lapseAt.text} />
        </p>
      )}
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
