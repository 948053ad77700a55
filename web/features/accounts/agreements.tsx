import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CheckField } from '../../ui/field'
import { Prose } from '../../ui/prose'

export type AgreedTexts = { terms: string; privacy: string }

const PARTS = ['agreeToTerms', 'agreeToPrivacy', 'wantEmail'] as const

/** All three agreements in full, accepted with one checkbox. */
export function Agreements({ texts }: { texts: AgreedTexts }) {
  const { t } = useTranslation(['accounts', 'common'])
  const { register } = useFormContext()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{t('signUp.agreements')}</legend>
      <AgreeToAll />
      <CheckField label={t('signUp.agreeToTerms')} required {...register('agreeToTerms')} />
      <FullText label={t('common:nav.tandc')} html={texts.terms} />
      <CheckField label={t('signUp.agreeToPrivacy')} required {...register('agreeToPrivacy')} />
      <FullText label={t('common:nav.privacy')} html={texts.privacy} />
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
