import { useTranslation } from 'react-i18next'
import { lead } from '../../../platform/i18n/lead'
import { CheckField } from '../../../ui/field'
import { PageLink } from '../../../ui/page-link'
import type { Agreement } from './use-agreement'

type TicksProps = Omit<Agreement, 'form' | 'require'>

export function AgreementTicks({ agreed, setAgreed, isMissing }: TicksProps) {
  const { t } = useTranslation('trip')
  return (
    <div>
      <CheckField
        label={<ReadTerms />}
        checked={agreed.terms}
        onChange={({ target }) => setAgreed({ ...agreed, terms: target.checked })}
      />
      <CheckField
        label={t('accept.policy')}
        checked={agreed.policy}
        onChange={({ target }) => setAgreed({ ...agreed, policy: target.checked })}
      />
      <p role="alert" className="text-sm text-danger empty:sr-only">
        {isMissing ? t('accept.ticks') : ''}
      </p>
    </div>
  )
}

function ReadTerms() {
  const { t } = useTranslation('trip')
  return (
    <>
      {lead(t('accept.terms'))}
      <PageLink to="/tandc" target="_blank" className="font-semibold text-primary underline">
        {t('accept.readTerms')}
      </PageLink>
    </>
  )
}
