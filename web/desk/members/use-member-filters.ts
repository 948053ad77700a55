import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../worker/contracts/languages'
import { MEMBER_ROLES } from '../../../worker/contracts/admin/members-desk'
import type { ListFilter } from '../ui/list/list-columns'

/** Filters for role and language. */
export function useMemberFilters(): ListFilter[] {
  const { t } = useTranslation(['admin', 'common'])
  return [
    {
      name: 'role',
      label: t('members.role'),
      isTabs: true,
      values: MEMBER_ROLES.map((value) => ({ value, text: t(`members.roles.${value}`) })),
    },
    {
      name: 'language',
      label: t('common:language.label'),
      values: LANGS.map((value) => ({ value, text: t(`common:language.${value}`) })),
    },
  ]
}
