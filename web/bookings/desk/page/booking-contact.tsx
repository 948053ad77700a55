import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { phoneNumbers } from '../../../../worker/contracts/bookings/phone-numbers'
import type { Booking } from '../bookings.api'

export const FACT_LINK =
  'inline-flex min-h-11 items-center text-primary underline underline-offset-4 wrap-anywhere lg:min-h-6'

/** Ways to write to or call the guest, and the guest's account and thread. */
export function BookingContact({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const { email, phone, userId, username, thread } = booking
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      {email && <ContactLink href={`mailto:${email}`} text={email} />}
      {phone && <Phone text={phone} />}
      {userId !== null && <MemberLink id={userId} text={t('member', { name: username ?? '' })} />}
      {thread !== null && (
        <Link
          to="/admin/inbox"
          search={{ view: 'all', thread: String(thread) }}
          className={FACT_LINK}
        >
          {t('inInbox')}
        </Link>
      )}
    </p>
  )
}

/** Calls the first number; a text without one may be a messenger's name. */
function Phone({ text }: { text: string }) {
  const [number] = phoneNumbers(text)
  return number === undefined ? (
    <span>{text}</span>
  ) : (
    <ContactLink href={`tel:${number}`} text={text} />
  )
}

function ContactLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className={FACT_LINK}>
      {text}
    </a>
  )
}

function MemberLink({ id, text }: { id: number; text: string }) {
  return (
    <Link to="/admin/members/$memberId" params={{ memberId: String(id) }} className={FACT_LINK}>
      {text}
    </Link>
  )
}
