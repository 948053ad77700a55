import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ChatLink } from './chat-link'

export const HEADER_LINK =
  'flex min-h-11 min-w-11 items-center rounded-field px-3 font-semibold whitespace-nowrap hover:bg-snow/15'

const EXACT = { exact: true }
const EXACT_HASH = { exact: true, includeHash: true }

/** The site's main pages, and the chat. */
export function MainLinks() {
  const { t } = useTranslation()
  return (
    <>
      <MainLink to="/travel" text={t('nav.tours')} activeOptions={EXACT} />
      <MainLink to="/" hash="reviews" text={t('nav.stories')} activeOptions={EXACT_HASH} />
      <MainLink to="/attention" text={t('nav.refund')} />
      <MainLink to="/ceo" text={t('nav.ceo')} />
      <MainLink to="/contact" text={t('nav.contact')} />
      <ChatLink text={t('nav.chat')} className={HEADER_LINK} />
    </>
  )
}

interface MainLinkProps extends Pick<LinkProps, 'to' | 'hash' | 'activeOptions'> {
  text: string
}

function MainLink({ text, ...link }: MainLinkProps) {
  return (
    <Link {...link} className={HEADER_LINK}>
      {text}
    </Link>
  )
}
