import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/session'
import { AreaField, CheckField, TextField } from '../../ui/field'
import type { useContactForm } from './use-contact-form'

type FormState = ReturnType<typeof useContactForm>

/** Who asks, and what. */
export function TypedFields({
  form,
}: {
  form: Pick<FormState, 'register' | 'errorOf' | 'subject'>
}) {
  const { t } = useTranslation('contact')
  const { register, errorOf, subject } = form
  return (
    <>
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
        defaultValue={subject}
        {...register('subject')}
      />
      <AreaField
        label={t('body')}
        placeholder={t('bodyPlaceholder')}
        error={errorOf('body')}
        required
        className="h-[400px] resize-y"
        {...register('body')}
      />
    </>
  )
}

/** Only members' inquiries are stored on the board. */
export function PrivateField({ register }: Pick<FormState, 'register'>) {
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
