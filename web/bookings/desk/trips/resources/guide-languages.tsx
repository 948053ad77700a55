import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../../../worker/contracts/languages'
import { CheckField } from '../../../../ui/field'
import type { ResourceFormState } from './use-resource-form'

/** The languages that a guide speaks. */
export function GuideLanguages({ form }: { form: ResourceFormState }) {
  const { t } = useTranslation('desk-payments')
  const error = form.errorOf('langs')
  return (
    <fieldset aria-describedby={error && 'langs-error'}>
      <legend className="font-semibold">{t('crew.langs')}</legend>
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
  const { t } = useTranslation('common')
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
