import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OwnSettings } from '../../../worker/contracts/accounts/own-account'
import { isLang, LANG_TAG, LANGS } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import { loadTexts } from '../../platform/i18n/i18n'
import { useLang } from '../../platform/i18n/use-lang'
import { onDemand } from '../../ui/on-demand'
import { saveFile } from '../../platform/save-file'
import { AlertBanner } from '../../ui/alert-banner'
import { FailureAlert } from '../../ui/failure-alert'
import { CheckField, SelectField } from '../../ui/field'
import { RetryButton } from '../../ui/retry-button'
import { Skeleton } from '../../ui/skeleton'
import { SubmitButton } from '../../ui/submit-button'
import { ownSettingsQuery, exportAccount } from './accounts.api'
import { AvatarSetting } from './avatar-setting'
import { DeleteAccount } from './delete-account'
import { EmailSetting } from './email-setting'
import { NewPasswordForm } from './new-password-form'
import { SessionList } from './session-list'
import { SettingRow, useChangeSettings } from './setting-row'

const FILE_NAME = 'moraine-account.json'

export function Settings({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation('accounts')
  const { data: own, error, refetch } = useQuery(ownSettingsQuery)
  return (
    <section>
      <h2 className="border-b border-line pb-2 text-lg">{t('settings.title')}</h2>
      <FailureAlert failure={error} action={<RetryButton onRetry={() => void refetch()} />} />
      {own && <SettingRows own={own} onDeleted={onDeleted} />}
      {!own && !error && <Skeleton className="mt-4 h-80" />}
    </section>
  )
}

function SettingRows({ own, onDeleted }: { own: OwnSettings; onDeleted: () => void }) {
  return (
    <div className="divide-y divide-line border-b border-line">
      <EmailSetting own={own} />
      <PasswordSetting />
      {mayHaveSecondFactor(own) && <SecondFactorRow own={own} />}
      <AvatarSetting own={own} />
      <LanguageSetting own={own} />
      <ConsentSetting own={own} />
      <SessionList />
      <ExportAccount />
      <DeleteAccount own={own} onDeleted={onDeleted} />
    </div>
  )
}

const secondFactors = recordOf(LANGS, (lang) =>
  onDemand(
    async () => {
      const [{ SecondFactorSetting }] = await Promise.all([
        import('./second-factor-setting'),
        loadTexts(lang, 'second-factor'),
      ])
      return SecondFactorSetting
    },
    { waiting: () => <Skeleton className="h-14" /> },
  ),
)

/** Staff, and members who have had a role. */
function mayHaveSecondFactor({ role, secondFactor: { since, isMissing } }: OwnSettings): boolean {
  return role !== null || since !== null || isMissing
}

function SecondFactorRow({ own }: { own: OwnSettings }) {
  const SecondFactorSetting = secondFactors[useLang()]
  return <SecondFactorSetting own={own} />
}

function ConsentSetting({ own: { wantEmail } }: { own: OwnSettings }) {
  const { t } = useTranslation('accounts')
  const { mutate, isPending, isSuccess, error } = useChangeSettings()
  const value = t(wantEmail ? 'settings.consent.on' : 'settings.consent.off')
  return (
    <SettingRow title={t('settings.consent.title')} value={value}>
      <CheckField
        label={t('settings.consent.label')}
        checked={wantEmail}
        // The native `disabled` would drop the focus.
        aria-disabled={isPending || undefined}
        onChange={({ target }) => !isPending && mutate({ wantEmail: target.checked })}
      />
      <p role="status" className="text-sm text-primary empty:sr-only">
        {isSuccess && t('settings.saved')}
      </p>
      <FailureAlert failure={error} />
    </SettingRow>
  )
}

/** The language of mails; pages take theirs from the address. */
function LanguageSetting({ own: { lang } }: { own: OwnSettings }) {
  const { t } = useTranslation(['accounts', 'site'])
  const { mutate, isPending, isSuccess, error } = useChangeSettings()
  return (
    <SettingRow title={t('settings.language.title')} value={t(`site:language.${lang}`)}>
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

function PasswordSetting() {
  const { t } = useTranslation('accounts')
  const { mutate, isPending, isSuccess, error } = useChangeSettings()
  return (
    <SettingRow title={t('field.password')} value="••••••">
      <p className="text-sm text-muted">{t('settings.password.hidden')}</p>
      {isSuccess && <AlertBanner kind="success">{t('settings.password.done')}</AlertBanner>}
      <FailureAlert failure={error} />
      <NewPasswordForm
        asksOld
        label={t('settings.change')}
        waiting={t('settings.saving')}
        isWaiting={isPending}
        onSubmit={(change, clear) => mutate(change, { onSuccess: clear })}
      />
    </SettingRow>
  )
}

function ExportAccount() {
  const { t } = useTranslation('accounts')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (_: void, { client }) => exportAccount(client),
    onSuccess: (account) => saveFile(jsonFile(account), FILE_NAME),
  })
  return (
    <SettingRow title={t('settings.export.title')} value="JSON">
      <p>{t('settings.export.text')}</p>
      <FailureAlert failure={error} />
      <SubmitButton
        type="button"
        label={t('settings.export.submit')}
        waiting={t('settings.export.waiting')}
        isWaiting={isPending}
        onClick={() => mutate()}
      />
    </SettingRow>
  )
}

function jsonFile(content: object): Blob {
  return new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
}
