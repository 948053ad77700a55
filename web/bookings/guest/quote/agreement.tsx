import { useTranslation } from 'react-i18next'
import { lead } from '../../../platform/i18n/lead'
import { CheckField } from '../../../ui/field'
import { PageLink } from '../../../ui/page-link'
import type { Agreement } from './use-agreement'

type TicksProps = Omit<Agreement, 'form' | 'require'>

export function AgreementTicks(ticks: TicksProps) {
  const { t } = useTranslation('trip')
  const { isOne, isMissing } = ticks
  return (
    <div>
      {isOne ? <OneTick {...ticks} /> : <TwoTicks {...ticks} />}
      <p role="alert" className="text-sm text-danger empty:sr-only">
        {isMissing ? t(isOne ? 'accept.tick' : 'accept.ticks') : ''}
      </p>
    </div>
  )
}

/** Terms that the request has agreed to are agreed to again together with the refunds. */
function OneTick({ agreed, setAgreed }: TicksProps) {
  const { t } = useTranslation('trip')
  return (
    <CheckField
      label={<ReadTerms text={t('accept.both')} />}
      checked={agreed.terms && agreed.policy}
      onChange={({ target: { checked } }) => setAgreed({ terms: checked, policy: checked })}
    />
  )
}

function TwoTicks({ agreed, setAgreed }: TicksProps) {
  const { t } = useTranslation('trip')
  return (
    <>
      <CheckField
        label={<ReadTerms text={t('accept.terms')} />}
        checked={agreed.terms}
        onChange={({ target }) => setAgreed({ ...agreed, terms: target.checked })}
      />
      <CheckField
        label={t('accept.policy')}
        checked={agreed.policy}
        onChange={({ target }) => setAgreed({ ...agreed, policy: target.checked })}
      />
    </>
  )
}

function ReadTerms({ text }: { text: string }) {
  const { t } = useTranslation('trip')
  return (
    <>
      {lead(text)}
      <PageLink to="/tandc" target="_blank" className="font-semibold text-primary underline">
        {t('accept.readTerms')}
      </PageLink>
    </>
  )
}
