import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trip } from '../../../worker/contracts/contact/trip'
import { useSite } from '../../platform/site/site'
import { QrCode } from '../../ui/qr-code'
import { ContactChannel, PhoneAndChat } from './contact-channels'
import { ContactForm } from './contact-form'

interface ContactPageProps {
  trip: Trip
  /** Lets the visitor request a date for the tour instead. */
  request?: ReactNode
}

export function ContactPage({ trip, request }: ContactPageProps) {
  const { t } = useTranslation('contact')
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="mx-auto w-full max-w-page px-4 py-10">
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-2 max-w-2xl text-muted">{t('description')}</p>
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-page gap-10 px-4 py-10 lg:grid-cols-[minmax(0,45rem)_1fr]">
        <ContactForm trip={trip} request={request} />
        <OtherWays />
      </div>
    </>
  )
}

function OtherWays() {
  const { t } = useTranslation('contact')
  const { email, chat } = useSite().company
  return (
    <aside className="flex flex-col gap-2 lg:ps-8">
      <h2 className="text-lg">{t('otherWays')}</h2>
      <ContactChannel icon={Mail} label={t('otherEmail')} href={`mailto:${email}`} text={email} />
      <PhoneAndChat />
      {chat.hasQr && <QrCode text={chat.url} label={t('chatCode')} className="max-w-40" />}
    </aside>
  )
}
