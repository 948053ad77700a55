import { useTranslation } from 'react-i18next'
import { ScreenLink } from './screen-link'
import { useScreens } from './screens'

const ENTRY =
  'flex min-h-11 items-center gap-3 rounded-field px-3 text-sm font-semibold text-muted hover:bg-line hover:text-ink aria-[current]:bg-primary aria-[current]:text-on-primary'

/** On wide windows, the desk's screens with the number of things that wait in each. */
export function SideList() {
  const { t } = useTranslation('desk')
  return (
    <nav
      aria-label={t('nav.label')}
      className="no-print sticky top-0 hidden h-dvh w-52 shrink-0 self-start overflow-y-auto border-e border-line bg-surface p-3 lg:block"
    >
      <ul className="flex flex-col gap-1">
        {useScreens().map((screen) => (
          <li key={screen.key}>
            <ScreenLink screen={screen} className={ENTRY} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
