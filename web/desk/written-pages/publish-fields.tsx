import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { useErrorText } from '../../platform/api/use-error-text'
import { formatLongDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { CheckField, TextField } from '../../ui/field'
import type { Publishing } from './use-publishing'

interface FieldProps {
  form: Publishing
}

export function PublishedLanguages({ form, drafted }: FieldProps & { drafted: Lang[] }) {
  const { t } = useTranslation(['pages', 'common'])
  const { langs, setLangs, lacksLang } = form
  const choose = (chosen: Lang, isWanted: boolean) =>
    setLangs(drafted.filter((each) => (each === chosen ? isWanted : langs.includes(each))))
  return (
    <fieldset>
      <legend className="font-semibold">{t('publish.langs')}</legend>
      {drafted.map((each) => (
        <CheckField
          key={each}
          label={<span lang={LANG_TAG[each]}>{t(`common:language.${each}`)}</span>}
          checked={langs.includes(each)}
          onChange={({ target }) => choose(each, target.checked)}
        />
      ))}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {lacksLang && t('publish.noLang')}
      </p>
    </fieldset>
  )
}

/** The first day; pages that bind may be announced by mail. */
export function StartField({ form }: FieldProps) {
  const { t } = useTranslation('pages')
  return (
    <>
      <TextField
        type="date"
        label={t('publish.startsOn')}
        min={form.today}
        value={form.startsOn}
        hint={t(form.isLegal ? 'publish.legalHint' : 'publish.hint')}
        error={form.isFaulty ? t('publish.past') : undefined}
        onChange={({ target }) => form.setStartsOn(target.value)}
      />
      {form.isLegal && (
        <CheckField
          label={t('publish.mail')}
          hint={t('publish.mailHint')}
          checked={form.isMailed}
          onChange={({ target }) => form.mail(target.checked)}
        />
      )}
    </>
  )
}

/** What speaks against the day, and why it was not published. */
export function PublishWarnings({ form }: FieldProps) {
  const { t } = useTranslation('pages')
  const lang = useLang()
  const { ofFailure } = useErrorText()
  const { startsOn, plannedOn, isMailedLate, failure } = form
  return (
    <>
      <p role="status" className="text-sm text-accent empty:hidden">
        {isMailedLate && t('publish.mailSoon')}
      </p>
      <p role="status" className="text-sm text-accent empty:hidden">
        {plannedOn &&
          startsOn < plannedOn &&
          t('publish.before', { day: formatLongDay(plannedOn, lang) })}
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure !== null && ofFailure(failure)}
      </p>
    </>
  )
}
