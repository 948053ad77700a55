import { useEffect, useRef, useState } from 'react'
import { useTranslation, Trans } from 'react-i18next'
import { TextField, AreaField, CheckField } from '../../../ui/field'
import { PageLink } from '../../../ui/page-link'
import { SumField } from '../../../ui/sum-field'
import type { SheetRequest } from '../use-request'
import { useFaultText, useTextControl } from '../use-text-control'

/** A page that opens in another tab, so that the sheet stays open. */
const OWN_TAB = {
  target: '_blank',
  rel: 'noopener',
  className: 'text-primary underline underline-offset-4',
}

/** The guest's fields; the name gets the initial focus. */
export function GuestFields({ request }: { request: SheetRequest }) {
  return (
    <>
      <NameField request={request} />
      <EmailField request={request} />
      <SumQuestion request={request} />
      <MoreFields request={request} />
      <Agreements request={request} />
    </>
  )
}

function NameField({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('request')
  const controlOf = useTextControl(request)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <TextField ref={first} label={t('name')} autoComplete="name" required {...controlOf('name')} />
  )
}

function EmailField({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('request')
  const controlOf = useTextControl(request)
  return (
    <TextField
      type="email"
      inputMode="email"
      label={t('email')}
      hint={t('emailHint')}
      autoComplete="email"
      required
      {...controlOf('email')}
    />
  )
}

function SumQuestion({ request: { sum, faults } }: { request: SheetRequest }) {
  const { t } = useTranslation('request')
  const textOf = useFaultText()
  if (!sum.isAsked) return null
  return (
    <SumField
      sum={sum.question}
      hint={t('sumHint')}
      error={textOf(faults.sum)}
      value={sum.answer}
      onChange={({ target }) => sum.setAnswer(target.value)}
    />
  )
}

/** The optional fields. They stay open when one of them is emptied. */
function MoreFields({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('request')
  const controlOf = useTextControl(request)
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen || isNeeded(request)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center font-semibold text-primary">
        {t('more')}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <TextField type="tel" label={t('phone')} autoComplete="tel" {...controlOf('phone')} />
        <AreaField label={t('notes')} hint={t('notesHint')} {...controlOf('notes')} />
      </div>
    </details>
  )
}

/** The fields are open when one is filled in or wrong. */
function isNeeded({ draft, faults }: SheetRequest): boolean {
  const isUsed = draft.phone !== '' || draft.notes !== ''
  return isUsed || faults.notes !== undefined
}

/** The agreements: to others on the departure, and to the terms. Members accepted the terms with their account. */
function Agreements({ request }: { request: SheetRequest }) {
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

function JoinAgreement({
  request: { departure, waits, draft, change },
}: {
  request: SheetRequest
}) {
  const { t } = useTranslation('request')
  if (!departure || waits) return null
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
  const { t } = useTranslation('request')
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
