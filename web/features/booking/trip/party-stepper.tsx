import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import type { RequestDraft } from '../request.view'

type Party = Pick<RequestDraft, 'adults' | 'children'>

interface PartyStepperProps {
  party: Party
  /** Maximum of adults and children together. */
  limit: number
  onChange: (party: Partial<Party>) => void
  fault: string | undefined
}

/** Adults and children, together no more than `limit`. */
export function PartyStepper({ party, limit, onChange, fault }: PartyStepperProps) {
  const { t } = useTranslation('booking')
  const isFull = party.adults + party.children >= limit
  const shared = { party, isFull, onChange }
  return (
    <div role="group" aria-label={t('party.title')} className="flex flex-col gap-1">
      <Adults {...shared} />
      <Children {...shared} />
      <p aria-live="polite" className={`text-sm ${fault ? 'text-danger' : 'text-muted'}`}>
        {fault ?? (isFull && t('party.limit', { count: limit }))}
      </p>
    </div>
  )
}

interface KindProps extends Pick<PartyStepperProps, 'party' | 'onChange'> {
  isFull: boolean
}

function Adults({ party, isFull, onChange }: KindProps) {
  const { t } = useTranslation('booking')
  return (
    <Row
      label={t('party.adults')}
      less={t('party.fewerAdults')}
      more={t('party.moreAdults')}
      value={party.adults}
      min={1}
      isFull={isFull}
      onValue={(adults) => onChange({ adults })}
    />
  )
}

function Children({ party, isFull, onChange }: KindProps) {
  const { t } = useTranslation('booking')
  return (
    <Row
      label={t('party.children')}
      hint={t('party.childrenHint')}
      less={t('party.fewerChildren')}
      more={t('party.moreChildren')}
      value={party.children}
      min={0}
      isFull={isFull}
      onValue={(children) => onChange({ children })}
    />
  )
}

interface RowProps {
  label: string
  hint?: string
  less: string
  more: string
  value: number
  min: number
  isFull: boolean
  onValue: (value: number) => void
}

function Row({ label, hint, less, more, value, min, isFull, onValue }: RowProps) {
  const change = (by: number) => () => onValue(value + by)
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="min-w-0">
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-2">
        <StepButton label={less} sign="−" isEnd={value <= min} onStep={change(-1)} />
        <output aria-label={label} aria-live="polite" className="request-count tabular font-bold">
          {value}
        </output>
        <StepButton label={more} sign="+" isEnd={isFull} onStep={change(1)} />
      </span>
    </div>
  )
}

interface StepButtonProps {
  label: string
  sign: '−' | '+'
  isEnd: boolean
  onStep: () => void
}

function StepButton({ label, sign, isEnd, onStep }: StepButtonProps) {
  return (
    <Button look="framedIcon" aria-label={label} disabled={isEnd} onClick={onStep}>
      <span aria-hidden>{sign}</span>
    </Button>
  )
}
