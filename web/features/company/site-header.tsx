import { Link } from '@tanstack/react-router'
import { Menu, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { company } from '../../content/company'
import mark from '../../content/mark.svg?raw'
import { useLang } from '../../platform/i18n/use-lang'
import { Drawing } from '../../ui/drawing'
import { useMenu } from '../../ui/menu'
import { HeaderVideo } from './header-video'
import { LanguageMenu } from './language-menu'

interface SiteHeaderProps {
  /** Home has a tall header with title; other pages a thin strip. */
  isHome: boolean
  regions: ReactNode
  /** Login or member menu, rendered in the browser only. */
  account: ReactNode
  search: ReactNode
}

const LINK =
  'flex min-h-11 items-center rounded-field px-3 font-semibold whitespace-nowrap hover:bg-snow/15'

export function SiteHeader({ isHome, regions, account, search }: SiteHeaderProps) {
  const { t } = useTranslation()
  const menu = useMenu()
  return (
    // Its menus overlap the page.
    <header className="no-print relative z-30 bg-spruce text-snow">
      <HeaderVideo isHome={isHome} />
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-2 px-4 py-2">
        <Link to="/" className={`${LINK} -ms-3 gap-2 text-lg`}>
          <Drawing svg={mark} width={28} height={28} />
          <span className="max-[22rem]:sr-only">{company.shortName}</span>
        </Link>
        <nav aria-label={t('nav.main')} className="ms-auto hidden items-center lg:flex">
          <MainLinks />
        </nav>
        <div className="ms-auto -me-3 flex items-center lg:ms-0">
          {search}
          <LanguageMenu />
          {account}
          <details ref={menu} className="relative lg:hidden">
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
              <MainLinks />
            </nav>
          </details>
        </div>
      </div>
      {isHome ? (
        <div className="mx-auto flex min-h-[min(52vh,26rem)] w-full max-w-page flex-col justify-end px-4 pt-16 pb-8">
          <p className="max-w-2xl text-3xl leading-tight font-extrabold text-balance sm:text-4xl">
            {t('header.title')}
          </p>
          <p className="mt-2 max-w-xl text-lg">{t('header.subtitle')}</p>
        </div>
      ) : (
        <p className="mx-auto w-full max-w-page px-4 pb-2 text-sm">
          <strong>{t('header.title')}</strong>{' '}
          <span className="max-sm:hidden">{t('header.subtitle')}</span>
        </p>
      )}
      <div className="bg-spruce/70">{regions}</div>
    </header>
  )
}

function MainLinks() {
  const { t } = useTranslation()
  const lang = useLang()
  return (
    <>
      <Link to="/ceo" className={LINK}>
        {t('nav.ceo')}
      </Link>
      <Link to="/career" className={LINK}>
        {t('nav.career')}
      </Link>
      <Link to="/contact" className={LINK}>
        {t('nav.contact')}
      </Link>
      <a
        href={company.chat[lang].url}
        target="_blank"
        rel="noopener noreferrer"
        className={`${LINK} gap-1.5`}
      >
        <MessageCircle aria-hidden size={18} />
        {t('nav.chat')}
      </a>
    </>
  )
}
