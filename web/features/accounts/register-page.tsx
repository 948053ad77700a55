import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { FormProvider, useForm, useWatch, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Challenge } from '../../../worker/contracts/challenge'
import { challengeQuery } from '../../platform/api/challenge'
import { useKeptFields } from '../../platform/drafts/use-kept-fields'
import { plainDigits } from '../../platform/forms/plain-digits'
import { useInputBeforeHydration } from '../../platform/hydration/use-input-before-hydration'
import { useSession } from '../../platform/session/session'
import { AlertBanner } from '../../ui/alert-banner'
import { buttonClass } from '../../ui/button'
import { Form, CheckField } from '../../ui/field'
import { Prose } from '../../ui/prose'
import { SumField } from '../../ui/sum-field'
import { AccountPage } from './account-page'
import { NameFields, NewPasswordFields } from './member-fields'
import { SignUpButton, SignedUp } from './sign-up-end'
import { signUpForm } from './sign-up.form'
import { useFormFields } from './use-form-fields'
import { useRegistration } from './use-registration'

const PARTS = ['agreeToTerms', 'agreeToPrivacy', 'wantEmail'] as const

const FIELDS = {
  username: 'username',
  email: 'email',
  password: 'password',
  answer: 'spamPrevention',
} as const

const NAMES = ['username', 'email'] as const
const TYPED = ['username', 'email', 'password', 'confirmPassword'] as const

const HAVE_CODE = 'flex min-h-11 items-center self-center text-primary underline underline-offset-2'

export function RegisterPage({ texts }: { texts: AgreedTexts }) {
  const { t } = useTranslation(['accounts', 'site'])
  const session = useSession()
  if (!session)
    return (
      <AccountPage title={t('signUp.title')} lead={t('signUp.lead')}>
        <SignUpForm texts={texts} />
      </AccountPage>
    )
  return (
    <AccountPage title={t('signUp.title')}>
      <AlertBanner kind="info" action={<LogoutLink text={t('site:nav.logout')} />}>
        {t('signUp.already', { username: session.username })}
      </AlertBanner>
    </AccountPage>
  )
}

function LogoutLink({ text }: { text: string }) {
  return (
    <Link to="/logout" preload={false} className={buttonClass()}>
      {text}
    </Link>
  )
}

/** The full sign-up form; submit is enabled once all fields are valid. */
function SignUpForm({ texts }: { texts: AgreedTexts }) {
  const { t } = useTranslation('accounts')
  const { form, sum, submit, sentTo, ...sending } = useFullSignUp()
  if (sentTo !== undefined) return <SignedUp email={sentTo} />
  const isReady = form.formState.isValid && !sending.isBlocked
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit} className="flex flex-col gap-6">
        <NameFields {...sending.duplicates} />
        <NewPasswordFields label={t('field.password')} />
        <SumQuestion sum={sum} />
        <Agreements texts={texts} />
        {sending.humanCheck}
        <SignUpButton look="main" {...sending} isReady={isReady} />
        {!isReady && <p className="-mt-3 text-sm text-muted">{t('signUp.incomplete')}</p>}
        <HaveCodeLink text={t('signUp.haveCode')} />
      </Form>
    </FormProvider>
  )
}

/** For visitors who left this page before entering the code. */
function HaveCodeLink({ text }: { text: string }) {
  return (
    <Link to="/verify" preload={false} className={HAVE_CODE}>
      {text}
    </Link>
  )
}

function useFullSignUp() {
  const { data: sum = null, refetch } = useQuery(challengeQuery)
  const schema = useMemo(() => signUpForm(sum), [sum])
  const form = useForm({ resolver: zodResolver(schema), mode: 'onTouched' })
  useInputBeforeHydration(form, TYPED)
  useKeptFields(form, 'sign-up', NAMES)
  const names = useWatch({ control: form.control, name: NAMES })
  // The sum is single-use.
  const onConsumed = () => {
    form.resetField('spamPrevention')
    void refetch()
  }
  const { send, ...sending } = useRegistration(form, { names, fields: FIELDS, onConsumed })
  const submit = form.handleSubmit(({ username, email, password, wantEmail, spamPrevention }) =>
    send({ username, email, password, wantEmail, ...answerTo(sum, spamPrevention) }),
  )
  return { form, sum, submit, ...sending }
}

function answerTo(sum: Challenge | null, typed: string) {
  return sum && { challenge: sum.token, answer: plainDigits(typed) }
}

function SumQuestion({ sum }: { sum: Challenge | null }) {
  const { t } = useTranslation('accounts')
  const { register, values, errorOf } = useFormFields()
  return (
    <SumField
      sum={sum}
      hint={t('hint.answer')}
      error={values['spamPrevention'] ? errorOf('spamPrevention') : undefined}
      required
      {...register('spamPrevention')}
    />
  )
}

type AgreedTexts = { terms: string; privacy: string }

/** All three agreements in full, accepted with one checkbox. */
function Agreements({ texts }: { texts: AgreedTexts }) {
  const { t } = useTranslation(['accounts', 'site'])
  const { register } = useFormContext()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{t('signUp.agreements')}</legend>
      <AgreeToAll />
      <CheckField label={t('signUp.agreeToTerms')} required {...register('agreeToTerms')} />
      <FullText label={t('site:nav.tandc')} html={texts.terms} />
      <CheckField label={t('signUp.agreeToPrivacy')} required {...register('agreeToPrivacy')} />
      <FullText label={t('site:nav.privacy')} html={texts.privacy} />
      <CheckField label={t('signUp.wantEmail')} {...register('wantEmail')} />
    </fieldset>
  )
}

function AgreeToAll() {
  const { t } = useTranslation('accounts')
  const { setValue, control } = useFormContext()
  const isAll = useWatch({ control, name: PARTS }).every(Boolean)
  const tickAll = (isTicked: boolean) => {
    for (const part of PARTS)
      setValue(part, isTicked, { shouldValidate: true, shouldTouch: true, shouldDirty: true })
  }
  return (
    <div className="border-b border-line">
      <CheckField
        label={<strong>{t('signUp.agreeToAll')}</strong>}
        checked={isAll}
        onChange={({ target }) => tickAll(target.checked)}
      />
    </div>
  )
}

function FullText({ label, html }: { label: string; html: string }) {
  return (
    <Prose
      role="region"
      aria-label={label}
      tabIndex={0}
      className="h-44 max-w-full overflow-y-auto rounded-field border border-line bg-surface p-4 text-sm [&_h2]:text-base [&_h3]:text-sm"
      html={html}
    />
  )
}
