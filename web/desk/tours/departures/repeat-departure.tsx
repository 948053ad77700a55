import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, isCalendarDay } from '../../../../worker/contracts/dates/calendar'
import { joinDays } from '../../../../worker/contracts/dates/joined-days'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { CheckField, TextField } from '../../../ui/field'
import { readCount } from '../../editor/typed-numbers'
import { MOST_DAYS, MOST_WEEKS, repeatOn, weekdayOf } from './departure-copies'
import type { DepartureDraft } from './departure-draft'

interface RepeatDepartureProps {
  rows: DepartureDraft[]
  /** The departure to repeat; null while the dialog is closed. */
  source: DepartureDraft | null
  onClose: () => void
  onAdd: (copies: DepartureDraft[]) => void
}

/** Copies a departure to weekdays of the coming weeks, after showing the days. */
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
  const { copies, ...repetition } = useRepetition(rows, source)
  const added = copies.filter(({ skipped }) => skipped === null).map(({ row }) => row)
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (added.length > 0) onAdd(added)
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate className="flex min-h-0 flex-col gap-4" onSubmit={add}>
      <Weekdays {...repetition} />
      <Span {...repetition} />
      <Days copies={copies} />
      <p className="text-sm text-muted">{t('repeat.hint')}</p>
      <Button type="submit" look="primary" disabled={added.length === 0}>
        {t('repeat.add', { count: added.length })}
      </Button>
    </form>
  )
}

const FIRST_WEEKS = 4

function useRepetition(rows: DepartureDraft[], source: DepartureDraft) {
  const { startDate } = source
  const [weekdays, setWeekdays] = useState<readonly number[]>([weekdayOf(startDate)])
  const [weeksText, typeWeeks] = useState('1')
  const [until, setUntil] = useState(addDays(startDate, FIRST_WEEKS * 7))
  const weeks = readCount(weeksText) ?? 0
  const faults = {
    weeks: weeks < 1 || weeks > MOST_WEEKS,
    until: !isCalendarDay(until) || until <= startDate || until > addDays(startDate, MOST_DAYS),
  }
  const copies =
    faults.weeks || faults.until ? [] : repeatOn(rows, source, { weeks, weekdays, until })
  return { copies, weekdays, setWeekdays, weeksText, typeWeeks, until, setUntil, faults }
}

type RepetitionFields = Omit<ReturnType<typeof useRepetition>, 'copies'>

/** Any Monday. */
const MONDAY = '2026-01-05'
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]

function Weekdays({ weekdays, setWeekdays }: RepetitionFields) {
  const { t } = useTranslation('desk-tours')
  const names = new Intl.DateTimeFormat(LANG_TAG[useLang()], { weekday: 'short', timeZone: 'UTC' })
  const toggle = (day: number, isOn: boolean) =>
    setWeekdays(isOn ? [...weekdays, day] : weekdays.filter((each) => each !== day))
  return (
    <fieldset>
      <legend className="font-semibold">{t('repeat.weekdays')}</legend>
      <div className="flex flex-wrap gap-x-4">
        {WEEKDAYS.map((day) => (
          <CheckField
            key={day}
            label={names.format(Date.parse(addDays(MONDAY, day)))}
            checked={weekdays.includes(day)}
            onChange={({ target }) => toggle(day, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** How often, and until when. */
function Span({ weeksText, typeWeeks, until, setUntil, faults }: RepetitionFields) {
  const { t } = useTranslation('desk-tours')
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        label={t('repeat.weeks')}
        inputMode="numeric"
        value={weeksText}
        error={faults.weeks ? t('repeat.weeksFault', { most: MOST_WEEKS }) : undefined}
        onChange={({ target }) => typeWeeks(target.value)}
      />
      <TextField
        label={t('repeat.until')}
        type="date"
        value={until}
        error={faults.until ? t('repeat.untilFault') : undefined}
        onChange={({ target }) => setUntil(target.value)}
      />
    </div>
  )
}

function Days({ copies }: { copies: ReturnType<typeof repeatOn> }) {
  const { t } = useTranslation('desk-tours')
  const lang = useLang()
  return (
    <ul
      aria-label={t('repeat.days')}
      className="tabular flex min-h-0 flex-col gap-1 overflow-y-auto"
    >
      {copies.map(({ row, skipped }) => (
        <li key={row.startDate} className={skipped ? 'text-muted' : ''}>
          {joinDays(formatDay(row.startDate, lang), formatDay(row.endDate, lang), lang)}
          {skipped && ` · ${t(`repeat.skipped.${skipped}`)}`}
        </li>
      ))}
    </ul>
  )
}
