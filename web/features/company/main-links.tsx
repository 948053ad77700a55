import { Link, type LinkProps } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site/site'

export const HEADER_LINK =
  'flex min-h-11 items-center rounded-field px-3 font-semibold whitespace-nowrap hover:bg-snow/15'

/** The site's main pages, and the chat. */
export function MainLinks() {
  return (
    <>
      <MainLink to="/travel" name="tours" activeOptions={{ exact: true }} />
      <MainLink
        to="/"
        hash="reviews"
        name="stories"
        activeOptions={{ exact: true, includeHash: true }}
      />
      <MainLink to="/attention" name="refund" />
      <MainLink to="/ceo" name="ceo" />
      <MainLink to="/contact" name="contact" />
      <ChatLink />
    </>
  )
}

interface MainLinkProps extends Pick<LinkProps, 'to' | 'hash' | 'activeOptions'> {
  name: 'tours' | 'stories' | 'refund' | 'ceo' | 'contact'
}

function MainLink({ name, ...link }: MainLinkProps) {
  const { t } = useTranslation()
  return (
    <Link {...link} className={HEADER_LINK}>
      {t(`nav.${name}`)}
    </Link>
  )
}

function ChatLink() {
  const { t } = useTranslation()
  const { company } = useSite()
  return (
    <a
      href={company.chat.url}
      target="_blank"
      rel="noopener noreferrer"
      className={`${HEADER_LINK} gap-1.5`}
    >
      <MessageCircle aria-hidden size={18} />
      {t('nav.chat')}
    </a>
  )
}
