import { useTranslation } from 'react-i18next'
import { CheckField } from '../../ui/field'
import type { FormProps, GroupForm } from './group-form'

interface AccessDraft {
  secondFactor: string
}

function AccessForm({ draft, onChange }: FormProps<AccessDraft>) {
  const { t } = useTranslation('desk')
  return (
    <CheckField
      label={t('settings.access.secondFactor')}
      hint={t('settings.access.hint')}
      checked={draft.secondFactor === 'true'}
      onChange={({ target }) => onChange({ secondFactor: target.checked ? 'true' : '' })}
    />
  )
}

export const accessForm: GroupForm<'access', AccessDraft> = {
  group: 'access',
  toDraft: ({ secondFactor }) => ({ secondFactor: secondFactor ? 'true' : '' }),
  toValue: ({ secondFactor }) => ({ secondFactor: secondFactor === 'true' }),
  findFaults: () => ({}),
  texts: (t) => ({
    labelOf: () => t('settings.access.secondFactor'),
    textOf: ({ secondFactor }) => t(secondFactor ? 'settings.access.on' : 'settings.access.off'),
  }),
  Form: AccessForm,
}
