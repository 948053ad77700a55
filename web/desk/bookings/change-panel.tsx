import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AGREED_BY, type AgreedBy } from '../../../worker/contracts/desk-booking'
import { useRequestKey } from '../../platform/api/use-request-key'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { SelectField } from '../../ui/field'
import { useAction } from '../ui/use-action'
import { useMoney } from '../ui/use-money'
import { AboutBooking } from './about-booking'
import { causeEvent, type Booking } from './bookings.api'
import { moneyQuery } from './money/money.api'
import { quotesQuery } from './quotes/quotes.api'

const ABOUT_CHANGES = new Set(['change.ask', 'change.offer', 'change.accept'])

/** What the guest wishes to change, or the change that waits for the guest's yes. */
export function ChangePanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-quotes')
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const last = booking.events.findLast(({ event }) => ABOUT_CHANGES.has(event))
  const isHeld = booking.status === 'on_hold' || booking.status === 'confirmed'
  const mayAgree = booking.actions.includes('change.accept')
  if (!isHeld || (last?.event !== 'change.ask' && !mayAgree)) return null
  const { day, party } = (last?.data ?? {}) as { day?: string; party?: number }
  const wish = [day && formatDay(day, lang), party && t('change.party', { count: party })]
  return (
    <section
      aria-labelledby="change"
      className="flex flex-col items-start gap-3 rounded-card border-2 border-primary bg-surface p-4"
    >
      <h2 id="change" className="text-lg">
        {t(mayAgree ? 'change.offered' : 'change.asked')}
      </h2>
      {last?.event === 'change.ask' && (
        <p>
          {wish.some(Boolean) ? (
            <strong>{wish.filter(Boolean).join(' · ')}</strong>
          ) : (
            t('change.seeMessage')
          )}
        </p>
      )}
      {mayAgree && <OfferedChange booking={booking} />}
      <p className="text-sm text-muted">{t(mayAgree ? 'change.agreeHint' : 'change.askHint')}</p>
      {mayAgree && <Button onClick={() => setOpen(true)}>{t('change.agree')}</Button>}
      <AgreeDialog booking={booking} isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}

/** Day, party and price of the change, with the difference to the present price. */
function OfferedChange({ booking: { id } }: { booking: Booking }) {
  const { t } = useTranslation('desk-quotes')
  const lang = useLang()
  const format = useMoney()
  const quotes = useQuery(quotesQuery(id)).data ?? []
  const total = useQuery(moneyQuery(id)).data?.total
  const open = quotes.find(({ status }) => status === 'open')
  if (!open || !total) return null
  const { startDay, party, totalCents, totalWon } = open
  const amount = total.currency === 'KRW' ? totalWon : totalCents
  const more = amount - total.amount
  return (
    <p className="tabular">
      <strong>
        {[
          formatDay(startDay, lang),
          t('change.party', { count: party }),
          format({ ...total, amount }),
        ].join(' · ')}
      </strong>{' '}
      {more === 0
        ? t('change.same')
        : t('change.difference', {
            amount: `${more > 0 ? '+' : ''}${format({ ...total, amount: more })}`,
          })}
    </p>
  )
}

interface AgreeProps {
  booking: Booking
  isOpen: boolean
  onClose: () => void
}

/** The guest agreed outside of the page. */
function AgreeDialog({ booking, isOpen, onClose }: AgreeProps) {
  const { id, version } = booking
  const { t } = useTranslation('desk-quotes')
  const [via, setVia] = useState<AgreedBy>('phone')
  const { run } = useAction()
  const { keyOf, done } = useRequestKey()
  const agree = async () => {
    const cause = { event: 'change.accept', version, data: { via } } as const
    const isDone = await run(
      (client) => causeEvent(client, id, { cause, requestKey: keyOf(cause) }),
      { text: t('change.done') },
    )
    if (isDone) done()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('change.agreeTitle')}
      action={t('change.agreeAction')}
      onConfirm={() => void agree()}
    >
      <AboutBooking id={id} />
      <OfferedChange booking={booking} />
      <SelectField
        label={t('change.via')}
        value={via}
        onChange={({ target }) => setVia(target.value as AgreedBy)}
      >
        {AGREED_BY.map((each) => (
          <option key={each} value={each}>
            {t(`change.by.${each}`)}
          </option>
        ))}
      </SelectField>
    </ConfirmDialog>
  )
}
