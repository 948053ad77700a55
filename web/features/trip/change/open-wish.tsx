import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { AnswerBy } from '../status/answer-by'

/** A wish that the company has not answered. */
export function OpenWish({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { wish, now } = booking
  if (!wish) return null
  const parts = [
    wish.day && formatDay(wish.day, lang, now),
    wish.party && t('change.travellers', { count: wish.party }),
  ].filter(Boolean)
  return (
    <div role="status" className="max-w-reading rounded-card border border-line bg-surface p-4">
      <strong className="block">
        {parts.length > 0
          ? t('change.asked.parts', { wish: parts.join(' · ') })
          : t('change.asked.text')}
      </strong>
      <span className="block">{t('change.asked.next')}</span>
      <AnswerBy booking={booking} />
    </div>
  )
}
