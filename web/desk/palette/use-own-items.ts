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

/** Screens and actions. */
export function useOwnItems({ onNewTour, onHelp }: OwnDialogs): PaletteItem[] {
  const { t } = useTranslation(['frame', 'admin', 'common', 'desk-bookings'])
  const navigate = useNavigate()
  const { run } = useAction()
  const backUp = async () => {
    await navigate({ to: '/admin/backups' })
    await run(startBackup, { text: t('admin:backups.started') })
  }
  const action = (id: string, title: string, rest: Pick<PaletteItem, 'icon' | 'run'>) =>
    ({ id, group: 'actions', title, ...rest }) satisfies PaletteItem
  return [
    action('new-tour', t('admin:newTour.open'), { icon: Plus, run: onNewTour }),
    action('new-booking', t('desk-bookings:new.open'), {
      icon: CalendarPlus,
      run: () => navigate({ to: '/admin/bookings/new' }),
    }),
    action('backup', t('admin:backups.start'), { icon: DatabaseBackup, run: backUp }),
    action('site', t('toSite'), { icon: ExternalLink, run: () => navigate({ to: '/' }) }),
    action('help', t('keys.title'), { icon: Keyboard, run: onHelp }),
    action('logout', t('common:nav.logout'), {
      icon: LogOut,
      run: () => navigate({ to: '/logout' }),
    }),
    ...useChoices(),
    ...useScreens(),
  ]
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

/** Other languages and colours. */
function useChoices(): PaletteItem[] {
  const { t } = useTranslation(['frame', 'common'])
  const [lang, theme] = [useLang(), useTheme()]
  const navigate = useNavigate()
  const languages = LANGS.filter((each) => each !== lang).map((each): PaletteItem => ({
    id: `lang-${each}`,
    group: 'actions',
    title: t(`common:language.${each}`),
    detail: t('common:language.label'),
    icon: Languages,
    langChoice: each,
    run: () => navigate({ to: '.', search: (before) => ({ ...before, lang: each }) }),
  }))
  const themes = THEMES.filter((each) => each !== theme).map((each): PaletteItem => ({
    id: `theme-${each}`,
    group: 'actions',
    title: t(`theme.${each}`),
    detail: t('theme.label'),
    icon: SunMoon,
    run: () => chooseTheme(each),
  }))
  return [...languages, ...themes]
}
