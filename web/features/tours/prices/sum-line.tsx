import { formatCad } from '../../../platform/i18n/format'

interface SumLineProps {
  term: string
  cents: number
  /** Shown beside the amount. */
  note?: string | false
  isStrong?: boolean
}

export function SumLine({ term, cents, note, isStrong = false }: SumLineProps) {
  const look = isStrong ? 'border-t border-line pt-1 text-lg font-bold' : ''
  return (
    <>
      <dt className={look}>{term}</dt>
      <dd className={`ps-4 text-end ${look} ${isStrong ? 'text-accent' : ''}`}>
        {formatCad(cents, 2)} {note && <span className="block text-base">{note}</span>}
      </dd>
    </>
  )
}
