import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isEmailAddress } from '../../../worker/features/accounts/email-address.contract'
import { ENQUIRY_MAX, SUBJECT_MAX } from '../../../worker/features/contact/contact.contract'
import { ApiError } from '../../platform/api'
import { challengeQuery } from '../../platform/challenge'
import { formatNumber } from '../../platform/format'
import { plainDigits } from '../../platform/plain-digits'
import { useSession } from '../../platform/session'
import { useErrorText } from '../../platform/use-error-text'
import { useFormDraft } from '../../platform/use-form-draft'
import { useLang } from '../../platform/use-lang'
import { useTypedEarly } from '../../platform/use-typed-early'
import { CheckField } from '../../ui/check-field'
import { describedBy, Field, INPUT, TextField } from '../../ui/field'
import { useHumanCheck } from '../../ui/human-check'
import { SubmitButton } from '../../ui/submit-button'
import { enquiryForm } from './contact.form'
import { lengthOf } from './contact.view'
import { EnquiryAlerts } from './enquiry-alerts'
import { statusOf, useEnquiry, type EnquiryOutcome } from './use-enquiry'

/** As high as the field with its label and hint, so that nothing moves when the sum comes. */
const SUM_PLACE = 'h-27'
const TYPED = ['email', 'subject', 'body'] as const
const KEPT = ['subject', 'body'] as const

/** Writes to the company. What was typed stays until all of it has arrived. */
export function ContactForm() {
  const { t } = useTranslation('contact')
  const lang = useLang()
  const session = useSession()
  const { ofCode } = useErrorText()
  const bodyId = useId()
  const { data: challenge = null, refetch: askAnotherSum, isPending: isSumOnItsWay } = useQuery(challengeQuery)
  const schema = useMemo(() => enquiryForm(challenge), [challenge])
  const form = useForm({ resolver: zodResolver(schema), mode: 'onTouched' })
  const { register, handleSubmit, control, setValue, getValues, resetField, setError } = form
  useTypedEarly(form, TYPED)
  useFormDraft(form, 'contact', KEPT)
  const { errors, isValid } = form.formState
  const [reference, setReference] = useState<string | null>(null)
  const { mutate, isPending, data: outcome, reset } = useEnquiry(setReference)
  const human = useHumanCheck()
  const values = useWatch({ control })
  const errorOf = (name: 'email' | 'subject' | 'body') => {
    const found = errors[name]?.message
    if (!found || values[name] === '') return undefined
    if (found !== 'TextTooLong') return ofCode(found)
    const max = name === 'subject' ? SUBJECT_MAX : ENQUIRY_MAX
    return `${ofCode(found)} ${t('length', { length: formatNumber(lengthOf(values[name] ?? ''), lang), max: formatNumber(max, lang) })}`
  }
  const ownEmail = session?.email
  useEffect(() => {
    if (ownEmail && isEmailAddress(ownEmail) && !getValues('email'))
      setValue('email', ownEmail, { shouldValidate: true })
  }, [ownEmail, getValues, setValue])
  const settle = (settled: EnquiryOutcome) => {
    if (settled.step === 'done') for (const name of ['subject', 'body'] as const) resetField(name, { defaultValue: '' })
    const failure = 'failure' in settled ? settled.failure : null
    // Without an answer of the server the sum has not been looked at.
    if (failure && settled.step !== 'topic' && statusOf(failure) === 0) return
    resetField('spamPrevention', { defaultValue: '' })
    void askAnotherSum()
    human.askAgain()
    if (failure instanceof ApiError && failure.code === 'IncorrectAnswer')
      setError('spamPrevention', { message: 'IncorrectAnswer' }, { shouldFocus: true })
  }
  const submit = handleSubmit(({ spamPrevention, ...enquiry }) => {
    reset()
    setReference(null)
    const answer = plainDigits(spamPrevention)
    const sum = challenge && answer !== '' && { challenge: challenge.token, answer }
    mutate({ ...enquiry, lang, ...sum, ...human.proof }, { onSuccess: settle })
  })
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5" noValidate>
      <TextField
        type="email"
        inputMode="email"
        label={t('email')}
        hint={t('emailHint')}
        error={errorOf('email')}
        autoComplete="email"
        required
        {...register('email')}
      />
      <TextField
        label={t('subject')}
        placeholder={t('subjectPlaceholder')}
        error={errorOf('subject')}
        autoComplete="off"
        required
        {...register('subject')}
      />
      <Field id={bodyId} label={t('body')} error={errorOf('body')}>
        <textarea
          id={bodyId}
          placeholder={t('bodyPlaceholder')}
          aria-invalid={errorOf('body') ? true : undefined}
          aria-describedby={describedBy(bodyId, { error: errorOf('body') })}
          required
          className={`${INPUT} h-[400px] resize-y`}
          {...register('body')}
        />
      </Field>
      {/* Only a member's enquiry is kept on the board. */}
      <div className={session ? '' : 'hidden'}>
        <CheckField label={t('hide')} defaultChecked {...register('hidePlz')} />
        <p className="ms-8 text-sm text-muted">{t('hideHint')}</p>
      </div>
      {isSumOnItsWay && <div aria-hidden className={SUM_PLACE} />}
      {challenge && (
        <TextField
          label={t('answer', { a: challenge.a, b: challenge.b })}
          hint={t('answerHint')}
          error={errors.spamPrevention && ofCode('IncorrectAnswer')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          className="tabular max-w-24"
          {...register('spamPrevention')}
        />
      )}
      {human.place}
      <EnquiryAlerts outcome={outcome} reference={reference} />
      <SubmitButton
        look="main"
        label={t('submit')}
        waiting={t('waiting')}
        isWaiting={isPending}
        disabled={!isValid || human.isOpen}
        className="self-start"
      />
      {!isValid && reference === null && <p className="-mt-2 text-sm text-muted">{t('incomplete')}</p>}
    </form>
  )
}
