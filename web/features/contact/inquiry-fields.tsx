import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/session'
import { AreaField, CheckField, TextField } from '../../ui/field'
import type { ContactFormState } from './use-contact-form'

export function EmailField({ form: { register, errorOf } }: { form: ContactFormState }) {
  const { t } = useTranslation('contact')
  return (
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
  )
}

export function SubjectField({ form: { register, errorOf, subject } }: { form: ContactFormState }) {
  const { t } = useTranslation('contact')
  return (
    <TextField
      label={t('subject')}
      placeholder={t('subjectPlaceholder')}
      error={errorOf('subject')}
      autoComplete="off"
      required
      defaultValue={subject}
      {...register('subject')}
    />
  )
}

export function BodyField({ form: { register, errorOf } }: { form: ContactFormState }) {
  const { t } = useTranslation('contact')
  return (
    <AreaField
      label={t('body')}
      placeholder={t('bodyPlaceholder')}
      error={errorOf('body')}
      required
      className="h-[400px] resize-y"
      {...register('body')}
    />
  )
}

/** Only members' inquiries are stored on the board. */
export function PrivateField({ register }: Pick<ContactFormState, 'register'>) {
  const { t } = useTranslation('contact')
  const session = useSession()
  return (
    <div className={session ? '' : 'hidden'}>
      <CheckField
        label={t('hide')}
        hint={t('hideHint')}
        defaultChecked
        {...register('isPrivate')}
      />
    </div>
  )
}
