import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isLang, LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { visibleLength } from '../../../worker/contracts/text-length'
import { TOUR_FIELDS } from '../../../worker/contracts/tour-fields'
import { useErrorText } from '../../platform/api/use-error-text'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { SelectField, TextField } from '../../ui/field'
import { RegionOptions, withoutAll } from './region-options'
import type { Region } from './tours.api'
import { useCreateTour } from './use-create-tour'

export function NewTourForm({ regions }: { regions: Region[] }) {
  const { t } = useTranslation(['admin', 'errors', 'tours'])
  const [name, setName] = useState('')
  const [region, setRegion] = useState('1')
  const pageLang = useLang()
  const [lang, setLang] = useState<Lang>(pageLang)
  const { create, isSending, error } = useCreateTour()
  const hasSlash = name.includes('/')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void create(name, Number(region), lang)
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label={t('tours:text.name')}
        lang={LANG_TAG[lang]}
        required
        maxLength={TOUR_FIELDS.name.max}
        value={name}
        error={hasSlash ? t('errors:TourNameInvalid') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label={t('field.categoryId')}
          value={region}
          onChange={({ target }) => setRegion(target.value)}
        >
          <RegionOptions regions={withoutAll(regions)} />
        </SelectField>
        <LanguageSelect lang={lang} onChoose={setLang} />
      </div>
      {error !== null && <Failure error={error} />}
      <Button
        type="submit"
        look="primary"
        disabled={isSending || hasSlash || visibleLength(name) === 0}
      >
        {isSending ? t('newTour.creating') : t('newTour.create')}
      </Button>
    </form>
  )
}

function LanguageSelect({ lang, onChoose }: { lang: Lang; onChoose: (lang: Lang) => void }) {
  const { t } = useTranslation('common')
  return (
    <SelectField
      label={t('language.label')}
      value={lang}
      onChange={({ target: { value } }) => isLang(value) && onChoose(value)}
    >
      {LANGS.map((code) => (
        <option key={code} value={code}>
          {t(`language.${code}`)}
        </option>
      ))}
    </SelectField>
  )
}

function Failure({ error }: { error: unknown }) {
  const { ofFailure } = useErrorText()
  return (
    <p role="alert" className="text-sm text-danger">
      {ofFailure(error)}
    </p>
  )
}
