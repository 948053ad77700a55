import { useTranslation } from 'react-i18next'
import {
  RESOURCE_NAME_MAX,
  RESOURCE_PHONE_MAX,
} from '../../../../worker/contracts/trips/resource-input'
import { TextField } from '../../../ui/field'
import { WriteForm } from '../../ui/write-form'
import { GuideLanguages } from './guide-languages'
import { useResourceForm, type EditedResource, type ResourceFormState } from './use-resource-form'
import type { Lang } from '../../../../worker/contracts/languages'

/** The form of a guide or vehicle: name, languages or seats, phone and rank. */
export function ResourceForm({ onClose, ...edited }: EditedResource & { onClose: () => void }) {
  const { t } = useTranslation('desk-payments')
  const form = useResourceForm(edited, onClose)
  return (
    <WriteForm
      write={form.write}
      onSubmit={form.submit}
      onCancel={onClose}
      look="primary"
      label={t('crew.save')}
      waiting={t('crew.saving')}
    >
      <NameField form={form} />
      {edited.kind === 'guide' && <LanguagesField form={form} />}
      {edited.kind === 'vehicle' && <SeatsField form={form} />}
      <PhoneField form={form} />
      <CountField form={form} name="rank" label={t('crew.rank')} />
    </WriteForm>
  )
}

interface FieldProps {
  form: ResourceFormState
}

function NameField({ form: { typed, change, errorOf } }: FieldProps) {
  const { t } = useTranslation('desk-payments')
  return (
    <TextField
      label={t('crew.name')}
      error={errorOf('name')}
      maxLength={RESOURCE_NAME_MAX}
      autoComplete="off"
      value={typed.name}
      onChange={({ target }) => change({ name: target.value })}
    />
  )
}

function LanguagesField({ form: { typed, change, errorOf } }: FieldProps) {
  const choose = (langs: Lang[]) => change({ langs })
  return <GuideLanguages langs={typed.langs} error={errorOf('langs')} onChange={choose} />
}

function SeatsField({ form }: FieldProps) {
  const { t } = useTranslation('desk-payments')
  return <CountField form={form} name="seats" label={t('crew.seatsLabel')} />
}

function PhoneField({ form: { typed, change } }: FieldProps) {
  const { t } = useTranslation('desk-payments')
  return (
    <TextField
      label={t('crew.phone')}
      type="tel"
      maxLength={RESOURCE_PHONE_MAX}
      autoComplete="off"
      value={typed.phone}
      onChange={({ target }) => change({ phone: target.value })}
    />
  )
}

interface CountFieldProps extends FieldProps {
  name: 'seats' | 'rank'
  label: string
}

function CountField({ form: { typed, change, errorOf }, name, label }: CountFieldProps) {
  const { t } = useTranslation('desk-payments')
  return (
    <TextField
      label={label}
      hint={t(`crew.${name}Hint`)}
      error={errorOf(name)}
      inputMode="numeric"
      className="tabular max-w-32"
      autoComplete="off"
      value={typed[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
}
