import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  SETTING_GROUPS,
  type SettingGroup,
} from '../../../worker/contracts/settings/setting-groups'
import { buttonClass } from '../../ui/button'

/** Links to the screens of all groups. */
export function GroupLinks({ group }: { group: SettingGroup }) {
  const { t } = useTranslation('settings')
  return (
    <ul className="flex flex-wrap gap-2">
      {SETTING_GROUPS.map((each) => (
        <li key={each}>
          <Link
            to="/admin/settings/$group"
            params={{ group: each }}
            aria-current={each === group ? 'page' : undefined}
            className={buttonClass('pill')}
          >
            {t(`groups.${each}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
