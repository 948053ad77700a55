import { Link, type LinkProps } from '@tanstack/react-router'
import { Menu, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import mark from '../../content/mark.svg?raw'
import { useSite } from '../../platform/site/site'
import { Drawing } from '../../ui/drawing'
import { HeaderVideo } from './header-video'
import { LanguageMenu } from './language-menu'

const HEADER_LINK =
  'flex min-h-11 min-w-11 items-center rounded-field px-3 font-semibold whitespace-nowrap hover:bg-snow/15'

const EXACT = { exact: true }

const EXACT_HASH = { exact: true, includeHash: true }

interface SiteHeaderProps {
  /** Home's title and lead, beside the video; null on other pages. */
  hero: ReactNode
  regions: ReactNode
  /** Login or member menu, rendered in the browser only. */
  account: ReactNode
  search: ReactNode
}

// Constant elements, so that they do not rerender with each page.
const LANGUAGES = <LanguageMenu />
const MAIN_LINKS = <MainLinks />

/** The header of a private page: the way home, the language and the account. */
export function SlimHeader({ account }: Pick<SiteHeaderProps, 'account'>) {
  return (
    <header className="no-print relative z-30 bg-spruce text-snow">
      <div className="mx-auto flex w-full max-w-page items-center px-4 py-1">
        <HomeLink />
        <div className="ms-auto -me-3 flex items-center">
          {LANGUAGES}
          {account}
        </div>
      </div>
    </header>
  )
}

export function SiteHeader({ hero, regions, account, search }: SiteHeaderProps) {
  return (
    // Its menus overlap the page.
    <header className="no-print relative z-30 bg-spruce text-snow">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-2 px-4 py-2">
        <HomeLink />
        <WideMenu />
        <div className="ms-auto -me-3 flex items-center lg:ms-0">
          {search}
          {LANGUAGES}
          {account}
          <PhoneMenu />
        </div>
      </div>
      {hero ? <Hero>{hero}</Hero> : <Tagline />}
      {regions}
    </header>
  )
}

function HomeLink() {
  const { company } = useSite()
  return (
    <Link to="/" className={`${HEADER_LINK} -ms-3 gap-2 text-lg`}>
      <Drawing svg={mark} width={28} height={28} />
      <span className="max-[22rem]:sr-only">{company.shortName}</span>
    </Link>
  )
}

function WideMenu() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('nav.main')} className="ms-auto hidden items-center lg:flex">
      {MAIN_LINKS}
    </nav>
  )
}

/** The main links on narrow screens. */
function PhoneMenu() {
  const { t } = useTranslation()
  return (
    <details name="menu" className="relative lg:hidden">
      <summary
        className="grid size-11 list-none place-items-center rounded-field hover:bg-snow/15"
        aria-label={t('nav.menu')}
      >
        <Menu aria-hidden size={22} />
      </summary>
      <nav
        aria-label={t('nav.main')}
        className="absolute end-0 z-30 mt-1 flex w-56 flex-col rounded-field bg-spruce p-2 shadow-float"
      >
        {MAIN_LINKS}
      </nav>
    </details>
  )
}

/** Beside the video on a wide screen, below it on a phone. */
function Hero({ children }: { children: ReactNode }) {
  return (
    <div className="relative overflow-hidden md:min-h-[27rem]">
      <div className="relative aspect-[9/4] max-h-96 w-full md:absolute md:inset-y-0 md:end-0 md:aspect-auto md:max-h-none md:w-[62%] lg:w-[64%]">
        <HeaderVideo />
      </div>
      <div className="relative mx-auto -mt-8 w-full max-w-page px-4 pb-4 md:mt-0 md:py-10">
        {children}
      </div>
    </div>
  )
}

/** The company in one line. */
function Tagline() {
  const { t } = useTranslation()
  return (
    <p className="mx-auto w-full max-w-page px-4 pb-1 text-sm">
      <strong>{t('header.title')}</strong>{' '}
      <span className="max-sm:hidden">{t('header.subtitle')}</span>
    </p>
  )
}

/** The site's main pages, and the chat. */
function MainLinks() {
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

/** Opens the company's chat. */
function ChatLink({ text, className }: { text: string; className: string }) {
  const { url } = useSite().company.chat
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={`${className} gap-1.5`}>
      <MessageCircle aria-hidden size={18} />
      {text}
    </a>
  )
}
