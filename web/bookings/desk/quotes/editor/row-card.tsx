import { Trash2, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MoveButtons } from '../../../../desk/editor/move-buttons'
import { Button } from '../../../../ui/button'
import type { EditedRow } from './rows-of'

interface RowCardProps {
  kind: 'line' | 'entry'
  row: Omit<EditedRow<never>, 'row' | 'change'>
  title: ReactNode
  children: ReactNode
}

/** A line or entry of a quote with its title and buttons; the only one cannot be removed. */
export function RowCard({ kind, row, title, children }: RowCardProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <article
      aria-label={t(`quotes.${kind}.name`, { number: row.number })}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-3"
    >
      <div className="flex items-center gap-1">
        <strong className="tabular me-auto">{title}</strong>
        <RowButtons kind={kind} row={row} />
      </div>
      {children}
    </article>
  )
}

function RowButtons({ kind, row }: Pick<RowCardProps, 'kind' | 'row'>) {
  const { t } = useTranslation('desk-bookings')
  const { number, count, move } = row
  return (
    <>
      <MoveButtons
        look="icon"
        up={t(`quotes.${kind}.up`, { number })}
        down={t(`quotes.${kind}.down`, { number })}
        canMoveUp={number > 1}
        canMoveDown={number < count}
        onMove={move}
      />
      <RemoveRow row={row} label={t(`quotes.${kind}.remove`, { number })} />
    </>
  )
}

interface RemoveRowProps {
  row: Pick<EditedRow<never>, 'count' | 'remove'>
  label: string
}

export function RemoveRow({ row: { count, remove }, label }: RemoveRowProps) {
  return (
    <Button
      look="icon"
      className="text-danger"
      aria-label={label}
      disabled={count === 1}
      onClick={remove}
    >
      <Trash2 aria-hidden size={18} />
    </Button>
  )
}

export function AddRow({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button className="self-start" onClick={onAdd}>
      <Plus aria-hidden size={18} />
      {label}
    </Button>
  )
}
