import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/field'
import { readCount } from '../editor/typed-numbers'
import { MOST_COPIES, MOST_WEEKS, repeatWeekly } from './departure-copies'
import type { DepartureDraft } from './tour-draft'

interface RepeatDepartureProps {
  rows: DepartureDraft[]
  /** The departure to repeat; null while the dialog is closed. */
  source: DepartureDraft | null
  onClose: () => void
  onAdd: (copies: DepartureDraft[]) => void
}

/** Copies a departure to the coming weeks, after a look at the days. */
export function RepeatDeparture({ source, onClose, ...rest }: RepeatDepartureProps) {
  const { t } = useTranslation('tour-desk')
  return (
    <Dialog isOpen={source !== null} onClose={onClose} title={t('repeat.title')} look="sheet">
      {source && <RepeatForm {...rest} source={source} />}
    </Dialog>
  )
}

function RepeatForm({
  rows,
  source,
  onAdd,
}: Omit<RepeatDepartureProps, 'source' | 'onClose'> & { source: DepartureDraft }) {
  const { t } = useTranslation('tour-desk')
  const [weeksText, setWeeks] = useState('1')
  const [countText, setCount] = useState('4')
  const [weeks, count] = [readCount(weeksText) ?? 0, readCount(countText) ?? 0]
  const weeksFault = weeks < 1 || weeks > MOST_WEEKS
  const countFault = count < 1 || count > MOST_COPIES
  const isFaulty = weeksFault || countFault
  const copies = isFaulty ? [] : repeatWeekly(rows, source, { weeks, count })
  const added = copies.filter(({ skipped }) => skipped === null).map(({ row }) => row)
  return (
    <form
      noValidate
      className="flex min-h-0 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (added.length > 0) onAdd(added)
        else event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('repeat.weeks')}
          inputMode="numeric"
          value={weeksText}
          error={weeksFault ? t('repeat.weeksFault', { most: MOST_WEEKS }) : undefined}
          onChange={({ target }) => setWeeks(target.value)}
        />
        <TextField
          label={t('repeat.count')}
          inputMode="numeric"
          value={countText}
          error={countFault ? t('repeat.countFault', { most: MOST_COPIES }) : undefined}
          onChange={({ target }) => setCount(target.value)}
        />
      </div>
      <Days copies={copies} />
      <p className="text-sm text-muted">{t('repeat.hint')}</p>
      <Button type="submit" look="primary" disabled={added.length === 0}>
        {t('repeat.add', { count: added.length })}
      </Button>
    </form>
  )
}

function Days({ copies }: { copies: ReturnType<typeof repeatWeekly> }) {
  const { t } = useTranslation('tour-desk')
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
