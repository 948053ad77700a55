import { useNavigate } from '@tanstack/react-router'
import {
  CalendarPlus,
  DatabaseBackup,
  ExternalLink,
  Keyboard,
  Languages,
  LogOut,
  Plus,
  SunMoon,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { mayRole, type Permission } from '../../../../worker/contracts/accounts/permissions'
import { LANGS } from '../../../../worker/contracts/languages'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSession } from '../../../platform/session/session'
import { startBackup } from '../../backups/backups.api'
import { useScreens } from '../screens'
import { chooseTheme, THEMES, useTheme } from '../theme'
import { useAction } from '../../ui/use-action'
import type { PaletteItem } from './palette.rules'

type OwnDialogs = Record<'onNewTour' | 'onHelp', () => void>

/** The desk's actions, languages, themes and screens. */
export function useOwnItems(dialogs: OwnDialogs): PaletteItem[] {
  return [...useActions(dialogs), ...useLanguages(), ...useThemes(), ...useScreenItems()]
}

function useActions({ onNewTour, onHelp }: OwnDialogs): PaletteItem[] {
  const { t } = useTranslation(['desk', 'desk-tours', 'desk-bookings', 'site'])
  const role = useSession()?.role ?? null
  const actions: [string, string, LucideIcon, Pick<PaletteItem, 'link' | 'run'>, Permission?][] = [
    ['new-tour', t('desk-tours:newTour.open'), Plus, { run: onNewTour }, 'tours:edit'],
    [
      'new-booking',
      t('desk-bookings:new.open'),
      CalendarPlus,
      { link: { to: '/admin/bookings/new' } },
      'bookings:manage',
    ],
    ['backup', t('backups.start'), DatabaseBackup, { run: useBackUp() }, 'desk:manage'],
    ['site', t('toSite'), ExternalLink, { link: { to: '/' } }],
    ['help', t('keys.title'), Keyboard, { run: onHelp }],
    ['logout', t('site:nav.logout'), LogOut, { link: { to: '/logout' } }],
  ]
  return actions
    .filter(([, , , , needs]) => mayRole(role, needs ?? 'desk:use'))
    .map(([id, title, icon, act]) => ({ id, group: 'actions', title, icon, ...act }))
}

function useBackUp() {
  const { t } = useTranslation('desk')
  const navigate = useNavigate()
  const { run } = useAction()
  return async () => {
    await navigate({ to: '/admin/backups' })
    await run(startBackup, { text: t('backups.started') })
  }
}

function useScreenItems(): PaletteItem[] {
  const { t } = useTranslation('desk')
  return useScreens().map(({ to, key, icon }) => {
    const title = t(`screen.${key}`)
    return { id: `screen-${key}`, group: 'screens', title, icon, link: { to } }
  })
}

/** The languages except the current one. */
function useLanguages(): PaletteItem[] {
  const { t } = useTranslation()
  const lang = useLang()
  const navigate = useNavigate()
  return LANGS.filter((each) => each !== lang).map((each) => ({
    id: `lang-${each}`,
    group: 'actions',
    title: t(`language.${each}`),
    detail: t('language.label'),
    icon: Languages,
    langChoice: each,
    run: () => navigate({ to: '.', search: (before) => ({ ...before, lang: each }) }),
  }))
}

/** The themes except the current one. */
function useThemes(): PaletteItem[] {
  const { t } = useTranslation('desk')
  const theme = useTheme()
  return THEMES.filter((each) => each !== theme).map((each) => ({
    id: `theme-${each}`,
    group: 'actions',
    title: t(`theme.${each}`),
    detail: t('theme.label'),
    icon: SunMoon,
    run: () => chooseTheme(each),
  }))
}
