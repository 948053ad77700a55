import { Link } from '@tanstack/react-router'
import { Check, ExternalLink, Monitor, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import mark from '../../content/mark.svg?raw'
import { useSite } from '../../platform/site/site'
import { Drawing } from '../../ui/drawing'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/menu'
import { chooseTheme, THEMES, useTheme, type Theme } from './theme'

export interface HeaderParts {
  languages: ReactNode
  account: ReactNode
  /** For staff; null for others. */
  tools: ReactNode
}

const LINK =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2 font-semibold whitespace-nowrap hover:bg-snow/15'

/** The edge has no texts of the desk, so it renders only what all readers see. */
export function DeskHeader({ isKnown, ...parts }: HeaderParts & { isKnown: boolean }) {
  return (
    <header className="no-print relative z-40 bg-spruce text-snow">
      <div className="flex flex-wrap items-center px-4 py-1 lg:ps-3">
        <DeskLink />
        <div className="ms-auto -me-2 flex items-center">
          {parts.tools}
          {isKnown && (
            <>
              <SiteLink />
              <ThemeMenu />
            </>
          )}
          {parts.languages}
          {parts.account}
        </div>
      </div>
    </header>
  )
}

function DeskLink() {
  const { t } = useTranslation()
  const { company } = useSite()
  return (
    <Link to="/admin" className={`${LINK} -ms-2`}>
      <Drawing svg={mark} width={24} height={24} />
      <span className="max-sm:sr-only">
        {company.shortName} · {t('nav.admin')}
      </span>
    </Link>
  )
}

function SiteLink() {
  const { t } = useTranslation('desk')
  return (
    <Link to="/" className={`${LINK} max-sm:hidden`} aria-label={t('toSite')}>
      <ExternalLink aria-hidden size={20} />
      <span className="text-sm max-md:sr-only">{t('toSite')}</span>
    </Link>
  )
}

const ICONS = { system: Monitor, light: Sun, dark: Moon }

function ThemeMenu() {
  const { t } = useTranslation(['desk', 'site'])
  const theme = useTheme()
  const Icon = ICONS[theme]
  return (
    <Menu
      label={t('site:labelled', { label: t('theme.label'), value: t(`theme.${theme}`) })}
      summary={<Icon aria-hidden size={20} />}
    >
      {THEMES.map((each) => (
        <ThemeButton key={each} theme={each} isChosen={each === theme} />
      ))}
    </Menu>
  )
}

function ThemeButton({ theme, isChosen }: { theme: Theme; isChosen: boolean }) {
  const { t } = useTranslation('desk')
  return (
    <Button
      look="bare"
      aria-pressed={isChosen}
      onClick={() => chooseTheme(theme)}
      className="flex min-h-11 w-full items-center justify-between gap-2 rounded-field px-3 font-semibold hover:bg-snow/15"
    >
      {t(`theme.${theme}`)}
      {isChosen && <Check aria-hidden size={18} />}
    </Button>
  )
}
