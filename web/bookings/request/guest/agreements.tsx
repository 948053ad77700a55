import { Trans, useTranslation } from 'react-i18next'
import { CheckField } from '../../../ui/field'
import { PageLink } from '../../../ui/page-link'
import { useFaultText } from '../use-text-control'
import type { SheetRequest } from '../use-request'

/** A page that opens in another tab, so that the sheet stays open. */
const OWN_TAB = {
  target: '_blank',
  rel: 'noopener',
  className: 'text-primary underline underline-offset-4',
}

/** The agreements: to others on the departure, and to the terms. Members accepted the terms with their account. */
export function Agreements({ request }: { request: SheetRequest }) {
  const textOf = useFaultText()
  return (
    <div className="flex flex-col">
      <JoinAgreement request={request} />
      {request.isMember ? (
        <p className="text-sm text-muted">
          <Terms sentence="terms.member" />
        </p>
      ) : (
        <TermsAgreement request={request} />
      )}
      <p id="request-terms-fault" aria-live="polite" className="text-sm text-danger">
        {textOf(request.faults.terms)}
      </p>
    </div>
  )
}

function JoinAgreement({ request: { departure, draft, change } }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  if (!departure) return null
  return (
    <CheckField
      label={t('join.agree', { count: departure.seatsLeft })}
      checked={draft.agreesToJoin}
      onChange={({ target }) => change({ agreesToJoin: target.checked })}
    />
  )
}

function TermsAgreement({ request: { draft, faults, change } }: { request: SheetRequest }) {
  return (
    <CheckField
      label={<Terms sentence="terms.agree" />}
      checked={draft.agreesToTerms}
      aria-invalid={faults.terms !== undefined || undefined}
      aria-describedby="request-terms-fault"
      onChange={({ target }) => change({ agreesToTerms: target.checked })}
    />
  )
}

function Terms({ sentence }: { sentence: 'terms.agree' | 'terms.member' }) {
  const { t } = useTranslation('booking')
  return (
    <Trans
      t={t}
      i18nKey={sentence}
      components={{
        terms: <PageLink to="/tandc" {...OWN_TAB} />,
        refund: <PageLink to="/attention" {...OWN_TAB} />,
      }}
    />
  )
}
