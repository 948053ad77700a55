import { MessageCircle, Phone, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { phoneUrl } from '../../platform/site/phone-url'
import { useSite } from '../../platform/site/site'

/** Ways to reach the company without a form. */
export function PhoneAndChat() {
  const { t } = useTranslation('contact')
  const { phone, chat } = useSite().company
  const chatLabel = t('otherChat')
  return (
    <>
      <ContactChannel icon={Phone} label={t('otherPhone')} href={phoneUrl(phone)} text={phone} />
      <ContactChannel
        icon={MessageCircle}
        label={chatLabel}
        href={chat.url}
        text={chatLabel}
        isOutside
      />
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

export function ContactChannel({ icon: Icon, label, text, ...link }: ContactChannelProps) {
  const { href, isOutside = false } = link
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
