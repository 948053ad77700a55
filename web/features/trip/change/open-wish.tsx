import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { AnswerBy } from '../status/answer-by'

/** A change request that the company has not answered. */
export function OpenWish({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const { wish, now } = booking
  if (!wish) return null
  return (
    <div role="status" className="max-w-reading rounded-card border border-line bg-surface p-4">
      <strong className="block">
        <WishText {...wish} now={now} />
      </strong>
      <span className="block">{t('change.asked.next')}</span>
      <AnswerBy booking={booking} />
    </div>
  )
}

type WishTextProps = NonNullable<GuestBooking['wish']> & Pick<GuestBooking, 'now'>

function WishText({ day, party, now }: WishTextProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const wish = [
    day && formatDay(day, lang, now),
    party && t('change.travellers', { count: party }),
  ].filter(Boolean)
  if (wish.length === 0) return t('change.asked.text')
  return t('change.asked.parts', { wish: wish.join(' · ') })
}
