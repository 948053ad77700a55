import { Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { company } from '../../content/company'
import { ContactForm } from './contact-form'

export function ContactPage() {
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
        <ContactForm />
        <aside className="flex flex-col gap-2 lg:ps-8">
          <h2 className="text-lg">{t('otherWays')}</h2>
          <ContactChannel
            icon={Mail}
            label={t('otherEmail')}
            href={`mailto:${company.email}`}
            text={company.email}
          />
          <ContactChannel
            icon={Phone}
            label={t('otherPhone')}
            href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}
            text={company.phone}
          />
          <ContactChannel
            icon={MessageCircle}
            label={t('otherChat')}
            href={company.chatUrl}
            text={t('otherChat')}
            isOutside
          />
        </aside>
      </div>
    </>
  )
}

interface ContactChannelProps {
  icon: LucideIcon
  label: string
  href: string
  text: string
  isOutside?: boolean
}

function ContactChannel({ icon: Icon, label, href, text, isOutside = false }: ContactChannelProps) {
  return (
    <a
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      className="flex min-h-11 items-center gap-3 hover:text-primary"
    >
      <Icon
        {...(label === text ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        size={20}
        className="shrink-0 text-muted"
      />
      {text}
    </a>
  )
}
