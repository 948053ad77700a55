import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnSettings } from '../../../worker/contracts/accounts/own-account'
import { formatMoment } from '../../platform/i18n/format'
import { lead } from '../../platform/i18n/lead'
import { useLang } from '../../platform/i18n/use-lang'
import { currentSession } from '../../platform/session/session'
import { Button } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { Form, TextField } from '../../ui/field'
import { QrCode } from '../../ui/qr-code'
import { SubmitButton } from '../../ui/submit-button'
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  ownSettingsQuery,
} from './accounts.api'
import { PasswordField } from './password-field'
import { SettingRow } from './setting-row'

/** Fewer than this many recovery codes are worth a hint. */
const FEW_CODES = 4

/** Switches the second step of the login on, with a first code, and off. */
export function SecondFactorSetting({ own }: { own: OwnSettings }) {
  const { t } = useTranslation('second-factor')
  // Kept here: the codes are shown once, after the setting has changed.
  const [codes, setCodes] = useState<readonly string[]>([])
  const { since, isMissing } = own.secondFactor
  return (
    <SettingRow title={t('title')} value={t(since === null ? 'off' : 'on')}>
      {codes.length > 0 && <NewCodes codes={codes} onKept={() => setCodes([])} />}
      {codes.length === 0 && since === null && (
        <SwitchingOn isMissing={isMissing} onCodes={setCodes} />
      )}
      {codes.length === 0 && since !== null && <SwitchingOff {...own.secondFactor} since={since} />}
    </SettingRow>
  )
}

/** The setting and the session, which says whether the desk is open, are read again. */
function useAfterChange() {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ownSettingsQuery.queryKey })
    await currentSession().renew()
  }
}

type OnProps = { isMissing: boolean; onCodes: (codes: readonly string[]) => void }

function SwitchingOn({ isMissing, onCodes }: OnProps) {
  const { t } = useTranslation('second-factor')
  const [password, setPassword] = useState('')
  const begin = useMutation({
    gcTime: 0,
    mutationFn: (typed: string, { client }) => beginSecondFactor(client, typed),
    onSuccess: () => setPassword(''),
  })
  if (begin.data) return <FirstCode started={begin.data} onCodes={onCodes} />
  return (
    <>
      {isMissing && <p className="font-semibold">{t('required')}</p>}
      <p className="text-sm text-muted">{t('about')}</p>
      <Form onSubmit={() => password !== '' && begin.mutate(password)}>
        <OwnPassword value={password} onType={setPassword} />
        <FailureAlert failure={begin.error} />
        <SubmitButton label={t('begin')} waiting={t('beginning')} isWaiting={begin.isPending} />
      </Form>
    </>
  )
}

type PasswordProps = { value: string; onType: (typed: string) => void }

function OwnPassword({ value, onType }: PasswordProps) {
  const { t } = useTranslation('accounts')
  return (
    <PasswordField
      label={t('field.oldPassword')}
      autoComplete="current-password"
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

type FirstCodeProps = Pick<OnProps, 'onCodes'> & { started: { secret: string; uri: string } }

function FirstCode({ started: { secret, uri }, onCodes }: FirstCodeProps) {
  const { t } = useTranslation('second-factor')
  const [code, setCode] = useState('')
  const afterChange = useAfterChange()
  const { mutate, isPending, error } = useMutation({
    gcTime: 0,
    mutationFn: (typed: string, { client }) => enableSecondFactor(client, typed),
    async onSuccess({ recoveryCodes }) {
      onCodes(recoveryCodes)
      await afterChange()
    },
  })
  return (
    <Form onSubmit={() => code.trim() !== '' && mutate(code)}>
      <p className="font-semibold">{t('scan')}</p>
      <QrCode text={uri} label={t('qr')} className="max-w-56" />
      <p className="text-sm text-muted">
        {lead(t('byHand'))}
        <code className="font-semibold text-ink wrap-anywhere">{inFours(secret)}</code>
      </p>
      <p className="font-semibold">{t('enter')}</p>
      <CodeField label={t('code')} value={code} onType={setCode} />
      <FailureAlert failure={error} />
      <SubmitButton
        look="primary"
        label={t('confirm')}
        waiting={t('confirming')}
        isWaiting={isPending}
      />
    </Form>
  )
}

const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

type CodeFieldProps = { label: string; value: string; onType: (typed: string) => void }

function CodeField({ label, value, onType }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

type NewCodesProps = { codes: readonly string[]; onKept: () => void }

function NewCodes({ codes, onKept }: NewCodesProps) {
  const { t } = useTranslation('second-factor')
  const [isCopied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
  return (
    <>
      <p className="font-semibold">{t('codesTitle')}</p>
      <p className="text-sm text-muted">{t('codesAbout')}</p>
      <ul className="tabular grid grid-cols-2 gap-x-4 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>{t('copy')}</Button>
        <Button look="primary" onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
      <p role="status" className="text-sm text-primary empty:sr-only">
        {isCopied && t('copied')}
      </p>
    </>
  )
}

function SwitchingOff({ since, codesLeft }: { since: number; codesLeft: number }) {
  const { t } = useTranslation('second-factor')
  const lang = useLang()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const afterChange = useAfterChange()
  const { mutate, isPending, error } = useMutation({
    gcTime: 0,
    mutationFn: (_: void, { client }) => disableSecondFactor(client, { password, code }),
    onSuccess: afterChange,
  })
  return (
    <>
      <p>{t('since', { day: formatMoment(since, lang) })}</p>
      {codesLeft < FEW_CODES && <p>{t('left', { count: codesLeft })}</p>}
      <p className="text-sm text-muted">{t('stopAbout')}</p>
      <Form onSubmit={() => password !== '' && code.trim() !== '' && mutate()}>
        <OwnPassword value={password} onType={setPassword} />
        <CodeField label={t('stopCode')} value={code} onType={setCode} />
        <FailureAlert failure={error} />
        <SubmitButton
          look="danger"
          label={t('stop')}
          waiting={t('stopping')}
          isWaiting={isPending}
        />
      </Form>
    </>
  )
}
