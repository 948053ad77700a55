import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import { CheckField } from '../../../ui/field'

interface GuideLanguagesProps {
  langs: Lang[]
  error: string | undefined
  onChange: (langs: Lang[]) => void
}

/** The languages that a guide speaks. */
export function GuideLanguages({ langs, error, onChange }: GuideLanguagesProps) {
  const { t } = useTranslation('desk-payments')
  const check = { langs, isWrong: error !== undefined, onChange }
  return (
    <fieldset aria-describedby={error && 'langs-error'}>
      <legend className="font-semibold">{t('crew.langs')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {LANGS.map((lang) => (
          <LanguageCheck key={lang} lang={lang} {...check} />
        ))}
      </div>
      {error && (
        <p id="langs-error" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface LanguageCheckProps {
  lang: Lang
  langs: readonly Lang[]
  isWrong: boolean
  onChange: (langs: Lang[]) => void
}

function LanguageCheck({ lang, langs, isWrong, onChange }: LanguageCheckProps) {
  const { t } = useTranslation('common')
  const choose = (isSpoken: boolean) =>
    onChange(LANGS.filter((each) => (each === lang ? isSpoken : langs.includes(each))))
  return (
    <CheckField
      label={t(`language.${lang}`)}
      checked={langs.includes(lang)}
      aria-invalid={isWrong}
      onChange={({ target }) => choose(target.checked)}
    />
  )
}
