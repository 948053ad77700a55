import { useTranslation } from 'react-i18next'
import {
  RESOURCE_NAME_MAX,
  RESOURCE_PHONE_MAX,
} from '../../../../../worker/contracts/bookings/resource-input'
import { LANGS, type Lang } from '../../../../../worker/contracts/languages'
import { WriteForm } from '../../../../desk/ui/write-form'
import { TextField, CheckField } from '../../../../ui/field'
import { useResourceForm, type EditedResource, type ResourceFormState } from './use-resource-form'

/** The form of a guide or vehicle: name, languages or seats, phone and rank. */
export function ResourceForm({ onClose, ...edited }: EditedResource & { onClose: () => void }) {
  const { t } = useTranslation('desk-bookings')
  const form = useResourceForm(edited, onClose)
  return (
    <WriteForm
      write={form.write}
      onSubmit={form.submit}
      onCancel={onClose}
      look="primary"
      label={t('payments.crew.save')}
      waiting={t('payments.crew.saving')}
    >
      <NameField form={form} />
      {edited.kind === 'guide' && <GuideLanguages form={form} />}
      {edited.kind === 'vehicle' && <CountField form={form} name="seats" />}
      <PhoneField form={form} />
      <CountField form={form} name="rank" />
    </WriteForm>
  )
}

interface FieldProps {
  form: ResourceFormState
}

function NameField({ form: { text, errorOf } }: FieldProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      label={t('payments.crew.name')}
      error={errorOf('name')}
      maxLength={RESOURCE_NAME_MAX}
      autoComplete="off"
      {...text('name')}
    />
  )
}

function PhoneField({ form: { text } }: FieldProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      label={t('payments.crew.phone')}
      type="tel"
      maxLength={RESOURCE_PHONE_MAX}
      autoComplete="off"
      {...text('phone')}
    />
  )
}

function CountField({ form: { text, errorOf }, name }: FieldProps & { name: 'seats' | 'rank' }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      label={t(name === 'rank' ? 'payments.crew.rank' : 'payments.crew.seatsLabel')}
      hint={t(`payments.crew.${name}Hint`)}
      error={errorOf(name)}
      inputMode="numeric"
      className="tabular max-w-32"
      autoComplete="off"
      {...text(name)}
    />
  )
}

/** The languages that a guide speaks. */
function GuideLanguages({ form }: { form: ResourceFormState }) {
  const { t } = useTranslation('desk-bookings')
  const error = form.errorOf('langs')
  return (
    <fieldset aria-describedby={error && 'langs-error'}>
      <legend className="font-semibold">{t('payments.crew.langs')}</legend>
      <div className="flex flex-wrap gap-x-6">
        <LanguageChecks form={form} isWrong={error !== undefined} />
      </div>
      {error && (
        <p id="langs-error" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function LanguageChecks({ form, isWrong }: { form: ResourceFormState; isWrong: boolean }) {
  const { t } = useTranslation()
  const { langs } = form.fields
  const choose = (lang: Lang, isSpoken: boolean) =>
    form.set({ langs: LANGS.filter((each) => (each === lang ? isSpoken : langs.includes(each))) })
  return LANGS.map((lang) => (
    <CheckField
      key={lang}
      label={t(`language.${lang}`)}
      checked={langs.includes(lang)}
      aria-invalid={isWrong}
      onChange={({ target }) => choose(lang, target.checked)}
    />
  ))
}
