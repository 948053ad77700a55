import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import type { RequestDraft } from '../request.view'

type Party = Pick<RequestDraft, 'adults' | 'children'>

interface PartyStepperProps {
  party: Party
  /** The most travellers together. */
  limit: number
  onChange: (party: Partial<Party>) => void
  fault: string | undefined
}

/** Adults and children, together no more than there are seats. */
export function PartyStepper({ party, limit, onChange, fault }: PartyStepperProps) {
  const { t } = useTranslation('booking')
  const isFull = party.adults + party.children >= limit
  return (
    <div role="group" aria-label={t('party.title')} className="flex flex-col gap-1">
      <Row
        label={t('party.adults')}
        less={t('party.fewerAdults')}
        more={t('party.moreAdults')}
        value={party.adults}
        min={1}
        isFull={isFull}
        onValue={(adults) => onChange({ adults })}
      />
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
      <p aria-live="polite" className={`text-sm ${fault ? 'text-danger' : 'text-muted'}`}>
        {fault ?? (isFull && t('party.limit', { count: limit }))}
      </p>
    </div>
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
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="min-w-0">
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-2">
        <Button
          look="framedIcon"
          aria-label={less}
          disabled={value <= min}
          onClick={() => onValue(value - 1)}
        >
          <span aria-hidden>−</span>
        </Button>
        <output aria-label={label} aria-live="polite" className="request-count tabular font-bold">
          {value}
        </output>
        <Button
          look="framedIcon"
          aria-label={more}
          disabled={isFull}
          onClick={() => onValue(value + 1)}
        >
          <span aria-hidden>+</span>
        </Button>
      </span>
    </div>
  )
}
