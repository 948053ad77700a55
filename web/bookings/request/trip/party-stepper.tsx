import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import type { SheetRequest } from '../use-request'

const ROWS = {
  adults: { min: 1, hint: null, less: 'party.fewerAdults', more: 'party.moreAdults' },
  children: {
    min: 0,
    hint: 'party.childrenHint',
    less: 'party.fewerChildren',
    more: 'party.moreChildren',
  },
} as const

/** Adults and children, together no more than the limit. */
export function PartyStepper({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('request')
  const { draft, limit, faults } = request
  const isFull = draft.adults + draft.children >= limit
  return (
    <div role="group" aria-label={t('party.title')} className="flex flex-col gap-1">
      <Row kind="adults" isFull={isFull} request={request} />
      <Row kind="children" isFull={isFull} request={request} />
      <p aria-live="polite" className={`text-sm ${faults.party ? 'text-danger' : 'text-muted'}`}>
        {(faults.party || isFull) && t('party.limit', { count: limit })}
      </p>
    </div>
  )
}

interface RowProps {
  kind: keyof typeof ROWS
  isFull: boolean
  request: SheetRequest
}

function Row({ kind, isFull, request: { draft, change } }: RowProps) {
  const { t } = useTranslation('request')
  const { min, hint, less, more } = ROWS[kind]
  const [label, value] = [t(`party.${kind}`), draft[kind]]
  const step = (by: number) => () => change({ [kind]: value + by })
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="min-w-0">
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-sm text-muted">{t(hint)}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-2">
        <StepButton label={t(less)} sign="−" isEnd={value <= min} onStep={step(-1)} />
        <output aria-label={label} aria-live="polite" className="request-count tabular font-bold">
          {value}
        </output>
        <StepButton label={t(more)} sign="+" isEnd={isFull} onStep={step(1)} />
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
