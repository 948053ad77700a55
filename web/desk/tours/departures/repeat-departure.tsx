import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { TextField } from '../../../ui/field'
import { readCount } from '../../editor/typed-numbers'
import { MOST_COPIES, MOST_WEEKS, repeatWeekly } from './departure-copies'
import type { DepartureDraft } from './departure-draft'

interface RepeatDepartureProps {
  rows: DepartureDraft[]
  /** The departure to repeat; null while the dialog is closed. */
  source: DepartureDraft | null
  onClose: () => void
  onAdd: (copies: DepartureDraft[]) => void
}

/** Copies a departure to the coming weeks, after showing the days. */
export function RepeatDeparture({ source, onClose, ...rest }: RepeatDepartureProps) {
  const { t } = useTranslation('desk-tours')
  return (
    <Dialog isOpen={source !== null} onClose={onClose} title={t('repeat.title')} look="sheet">
      {source && <RepeatForm {...rest} source={source} />}
    </Dialog>
  )
}

type RepeatFormProps = Pick<RepeatDepartureProps, 'rows' | 'onAdd'> & { source: DepartureDraft }

function RepeatForm({ rows, source, onAdd }: RepeatFormProps) {
  const { t } = useTranslation('desk-tours')
  const { weeks, count, copies } = useRepetition(rows, source)
  const added = copies.filter(({ skipped }) => skipped === null).map(({ row }) => row)
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (added.length > 0) onAdd(added)
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate className="flex min-h-0 flex-col gap-4" onSubmit={add}>
      <CountFields weeks={weeks} count={count} />
      <Days copies={copies} />
      <p className="text-sm text-muted">{t('repeat.hint')}</p>
      <Button type="submit" look="primary" disabled={added.length === 0}>
        {t('repeat.add', { count: added.length })}
      </Button>
    </form>
  )
}

function useRepetition(rows: DepartureDraft[], source: DepartureDraft) {
  const weeks = useCount('1', MOST_WEEKS)
  const count = useCount('4', MOST_COPIES)
  const wanted = { weeks: weeks.value, count: count.value }
  const isFaulty = weeks.isFaulty || count.isFaulty
  return { weeks, count, copies: isFaulty ? [] : repeatWeekly(rows, source, wanted) }
}

type Count = ReturnType<typeof useCount>

function CountFields({ weeks, count }: { weeks: Count; count: Count }) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <CountField count={weeks} name="weeks" />
      <CountField count={count} name="count" />
    </div>
  )
}

/** A number from 1 to `most`, as it is typed. */
function useCount(first: string, most: number) {
  const [text, type] = useState(first)
  const value = readCount(text) ?? 0
  return { text, type, value, most, isFaulty: value < 1 || value > most }
}

function CountField({ count, name }: { count: Count; name: 'weeks' | 'count' }) {
  const { t } = useTranslation('desk-tours')
  return (
    <TextField
      label={t(`repeat.${name}`)}
      inputMode="numeric"
      value={count.text}
      error={count.isFaulty ? t(`repeat.${name}Fault`, { most: count.most }) : undefined}
      onChange={({ target }) => count.type(target.value)}
    />
  )
}

function Days({ copies }: { copies: ReturnType<typeof repeatWeekly> }) {
  const { t } = useTranslation('desk-tours')
  const lang = useLang()
  return (
    <ul
      aria-label={t('repeat.days')}
      className="tabular flex min-h-0 flex-col gap-1 overflow-y-auto"
    >
      {copies.map(({ row, skipped }) => (
        <li key={row.startDate} className={skipped ? 'text-muted' : ''}>
          {formatDay(row.startDate, lang)} – {formatDay(row.endDate, lang)}
          {skipped && ` · ${t(`repeat.skipped.${skipped}`)}`}
        </li>
      ))}
    </ul>
  )
}
