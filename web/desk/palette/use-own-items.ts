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
import { LANGS } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { startBackup } from '../backups/backups.api'
import { SCREENS } from '../frame/screens'
import { chooseTheme, THEMES, useTheme } from '../frame/theme'
import { useAction } from '../ui/use-action'
import type { PaletteItem } from './palette.rules'

interface OwnDialogs {
  onNewTour: () => void
  onHelp: () => void
}

/** The desk's actions, languages, themes and screens. */
export function useOwnItems(dialogs: OwnDialogs): PaletteItem[] {
  return [...useActions(dialogs), ...useLanguages(), ...useThemes(), ...useScreens()]
}

function useActions({ onNewTour, onHelp }: OwnDialogs): PaletteItem[] {
  const { t } = useTranslation(['frame', 'admin', 'common', 'desk-bookings'])
  const navigate = useNavigate()
  const onBackUp = useBackUp()
  const newBooking = () => navigate({ to: '/admin/bookings/new' })
  return [
    action('new-tour', t('admin:newTour.open'), Plus, onNewTour),
    action('new-booking', t('desk-bookings:new.open'), CalendarPlus, newBooking),
    action('backup', t('admin:backups.start'), DatabaseBackup, onBackUp),
    action('site', t('toSite'), ExternalLink, () => navigate({ to: '/' })),
    action('help', t('keys.title'), Keyboard, onHelp),
    action('logout', t('common:nav.logout'), LogOut, () => navigate({ to: '/logout' })),
  ]
}

function action(id: string, title: string, icon: LucideIcon, run: PaletteItem['run']): PaletteItem {
  return { id, group: 'actions', title, icon, run }
}

function useBackUp() {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const { run } = useAction()
  return async () => {
    await navigate({ to: '/admin/backups' })
    await run(startBackup, { text: t('backups.started') })
  }
}

function useScreens(): PaletteItem[] {
  const { t } = useTranslation('frame')
  const navigate = useNavigate()
  return SCREENS.map(({ to, key, icon }) => ({
    id: `screen-${key}`,
    group: 'screens',
    title: t(`screen.${key}`),
    icon,
    run: () => navigate({ to }),
  }))
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
  const { t } = useTranslation('frame')
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
