import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnSettings } from '../../../worker/contracts/accounts'
import { isLang, LANG_TAG, LANGS } from '../../../worker/contracts/languages'
import { describedBy, Field, INPUT } from '../../ui/field'
import { FailureAlert } from '../../ui/failure-alert'
import { SettingRow } from './setting-row'
import { useChangeSettings } from './use-change-settings'

/** The language of mails; pages take theirs from the address. */
export function LanguageSetting({ own: { lang } }: { own: OwnSettings }) {
  const { t } = useTranslation(['accounts', 'common'])
  const id = useId()
  const { mutate, isPending, isSuccess, error } = useChangeSettings()
  const hint = t('settings.language.hint')
  return (
    <SettingRow title={t('settings.language.title')} value={t(`common:language.${lang}`)}>
      <Field
        id={id}
        label={t('settings.language.title')}
        hint={hint}
        good={isSuccess ? t('settings.saved') : undefined}
      >
        <select
          id={id}
          aria-describedby={describedBy(id, { hint })}
          value={lang}
          // The native `disabled` would drop the focus.
          aria-disabled={isPending || undefined}
          onChange={({ target: { value } }) =>
            !isPending && isLang(value) && mutate({ lang: value })
          }
          className={INPUT}
        >
          {LANGS.map((each) => (
            <option key={each} value={each} lang={LANG_TAG[each]}>
              {t(`common:language.${each}`)}
            </option>
          ))}
        </select>
      </Field>
      <FailureAlert failure={error} />
    </SettingRow>
  )
}
