import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../worker/contracts/languages'
import { MAIL_STATUSES } from '../../../worker/contracts/admin/mail'
import { MAIL_KIND_NAMES } from '../../../worker/contracts/admin/mail-kinds'
import type { ListFilter } from '../ui/list/list-columns'

export function useMailFilters(): ListFilter[] {
  const { t } = useTranslation(['admin', 'common', 'lists'])
  const undelivered = { value: 'undelivered', text: t('lists:outbox.undelivered') }
  const statuses = MAIL_STATUSES.map((value) => ({ value, text: t(`outbox.states.${value}`) }))
  const kinds = MAIL_KIND_NAMES.map((value) => ({ value, text: t(`lists:outbox.kinds.${value}`) }))
  const languages = LANGS.map((value) => ({ value, text: t(`common:language.${value}`) }))
  return [
    { name: 'status', label: t('outbox.state'), values: [undelivered, ...statuses] },
    { name: 'kind', label: t('lists:outbox.kind'), values: kinds },
    { name: 'language', label: t('common:language.label'), values: languages },
  ]
}
