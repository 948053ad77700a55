import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import mark from '../../content/mark.svg?raw'
import { useSite } from '../../platform/site/site'
import { Drawing } from '../../ui/drawing'
import { ThemeMenu } from './theme-menu'

export interface HeaderParts {
  languages: ReactNode
  account: ReactNode
  /** For admins; null for others. */
  tools: ReactNode
}

const LINK =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2 font-semibold whitespace-nowrap hover:bg-snow/15'

/** The edge has no texts of the desk, so it renders only what is for every reader. */
export function DeskHeader({
  isKnown,
  tools,
  languages,
  account,
}: HeaderParts & { isKnown: boolean }) {
  const { t } = useTranslation(['common', 'frame'])
  const { company } = useSite()
  return (
    <header className="no-print relative z-40 bg-spruce text-snow">
      <div className="flex flex-wrap items-center px-4 py-1 lg:ps-3">
        <Link to="/admin" className={`${LINK} -ms-2`}>
          <Drawing svg={mark} width={24} height={24} />
          <span className="max-sm:sr-only">
            {company.shortName} · {t('nav.admin')}
          </span>
        </Link>
        <div className="ms-auto -me-2 flex items-center">
          {tools}
          {isKnown && (
            <>
              <Link to="/" className={`${LINK} max-sm:hidden`} aria-label={t('frame:toSite')}>
                <ExternalLink aria-hidden size={20} />
                <span className="text-sm max-md:sr-only">{t('frame:toSite')}</span>
              </Link>
              <ThemeMenu />
            </>
          )}
          {languages}
          {account}
        </div>
      </div>
    </header>
  )
}
