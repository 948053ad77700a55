import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import { CheckField } from '../../../ui/field'

interface GuideLanguagesProps {
  langs: Lang[]
  error: string | undefined
  onChange: (langs: Lang[]) => void
}

/** The languages that a guide speaks. */
export function GuideLanguages(props: GuideLanguagesProps) {
  const { t } = useTranslation('desk-payments')
  const { error } = props
  return (
    <fieldset aria-describedby={error && 'langs-error'}>
      <legend className="font-semibold">{t('crew.langs')}</legend>
      <div className="flex flex-wrap gap-x-6">
        <LanguageChecks {...props} />
      </div>
      {error && (
        <p id="langs-error" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function LanguageChecks({ langs, error, onChange }: GuideLanguagesProps) {
  const { t } = useTranslation('common')
  const choose = (lang: Lang, isSpoken: boolean) =>
    onChange(LANGS.filter((each) => (each === lang ? isSpoken : langs.includes(each))))
  return LANGS.map((lang) => (
    <CheckField
      key={lang}
      label={t(`language.${lang}`)}
      checked={langs.includes(lang)}
      aria-invalid={error !== undefined}
      onChange={({ target }) => choose(lang, target.checked)}
    />
  ))
}
