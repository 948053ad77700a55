import { useTranslation } from 'react-i18next'
import type { OwnSettings } from '../../../worker/contracts/accounts/own-account'
import { isLang, LANG_TAG, LANGS } from '../../../worker/contracts/languages'
import { SelectField } from '../../ui/field'
import { FailureAlert } from '../../ui/failure-alert'
import { SettingRow } from './setting-row'
import { useChangeSettings } from './use-change-settings'

/** The language of mails; pages take theirs from the address. */
export function LanguageSetting({ own: { lang } }: { own: OwnSettings }) {
  const { t } = useTranslation(['accounts', 'common'])
  const { mutate, isPending, isSuccess, error } = useChangeSettings()
  return (
    <SettingRow title={t('settings.language.title')} value={t(`common:language.${lang}`)}>
      <SelectField
        label={t('settings.language.title')}
        hint={t('settings.language.hint')}
        good={isSuccess ? t('settings.saved') : undefined}
        value={lang}
        // The native `disabled` would drop the focus.
        aria-disabled={isPending || undefined}
        onChange={({ target: { value } }) => !isPending && isLang(value) && mutate({ lang: value })}
      >
        <Languages />
      </SelectField>
      <FailureAlert failure={error} />
    </SettingRow>
  )
}

function Languages() {
  const { t } = useTranslation()
  return LANGS.map((lang) => (
    <option key={lang} value={lang} lang={LANG_TAG[lang]}>
      {t(`language.${lang}`)}
    </option>
  ))
}
