import { Check, Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/menu'
import { chooseTheme, THEMES, useTheme, type Theme } from './theme'

const ICONS = { system: Monitor, light: Sun, dark: Moon }

export function ThemeMenu() {
  const { t } = useTranslation('frame')
  const theme = useTheme()
  const Icon = ICONS[theme]
  return (
    <Menu
      label={`${t('theme.label')}: ${t(`theme.${theme}`)}`}
      summary={<Icon aria-hidden size={20} />}
    >
      {THEMES.map((each) => (
        <ThemeButton key={each} theme={each} isChosen={each === theme} />
      ))}
    </Menu>
  )
}

function ThemeButton({ theme, isChosen }: { theme: Theme; isChosen: boolean }) {
  const { t } = useTranslation('frame')
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
