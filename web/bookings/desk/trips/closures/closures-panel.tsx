import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarX, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreButton } from '../../../../desk/ui/more-button'
import { useAction } from '../../../../desk/ui/use-action'
import { formatDays } from '../../../../platform/i18n/format'
import { useLang } from '../../../../platform/i18n/use-lang'
import { Button } from '../../../../ui/button'
import { moveFocus } from '../../../../ui/focus'
import { Loaded } from '../../../../ui/loaded'
import { useClosureText } from '../planner-texts'
import { closuresQuery, createClosure, deleteClosure, type Closure } from '../trips.api'
import { ClosureForm } from './closure-form'

/** Current and future closures, and the form for another one. */
export function ClosuresPanel({ today }: { today: string }) {
  const { t } = useTranslation('desk-bookings')
  const [isAdding, setAdding] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const close = () => {
    moveFocus(panel.current)
    setAdding(false)
  }
  return (
    <section
      ref={panel}
      aria-label={t('dates.closures.title')}
      className="flex min-w-0 flex-col gap-3"
    >
      <h2 className="text-lg">{t('dates.closures.title')}</h2>
      <p className="text-sm text-muted">{t('dates.closures.about')}</p>
      {isAdding && <ClosureForm today={today} onClose={close} />}
      {!isAdding && <AddButton onClick={() => setAdding(true)} />}
      <ClosureList />
    </section>
  )
}

function AddButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <Button className="self-start" onClick={onClick}>
      <CalendarX aria-hidden size={16} />
      {t('dates.closures.add')}
    </Button>
  )
}

/** Current and future closures. */
function ClosureList() {
  const { t } = useTranslation('desk-bookings')
  const query = useInfiniteQuery(closuresQuery(useLang()))
  return (
    <>
      <Loaded query={query} failure={t('dates.loadFailed')} skeleton="h-24 w-full">
        {({ pages }) => <Closures closures={pages.flatMap(({ closures }) => closures)} />}
      </Loaded>
      <MoreButton query={query}>{t('dates.closures.more')}</MoreButton>
    </>
  )
}

function Closures({ closures }: { closures: readonly Closure[] }) {
  const { t } = useTranslation('desk-bookings')
  if (closures.length === 0) return <p className="text-muted">{t('dates.closures.empty')}</p>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {closures.map((closure) => (
        <ClosureLine key={closure.id} closure={closure} />
      ))}
    </ul>
  )
}

function ClosureLine({ closure }: { closure: Closure }) {
  const textOf = useClosureText()
  const days = formatDays(closure.fromDay, closure.toDay, useLang())
  return (
    <li className="flex items-center justify-between gap-2 py-2">
      <span className="flex min-w-0 flex-col">
        <strong>{days}</strong>
        <span className="text-sm wrap-anywhere text-muted">{textOf(closure)}</span>
      </span>
      <ReopenButton closure={closure} days={days} />
    </li>
  )
}

function ReopenButton({ closure, days }: { closure: Closure; days: string }) {
  const { t } = useTranslation('desk-bookings')
  const { isBusy, run } = useAction()
  const { id, fromDay, toDay, tourId, note } = closure
  const reopen = () =>
    run((client) => deleteClosure(client, id), {
      text: t('dates.closures.opened', { days }),
      removesRow: true,
      undo: (client) => createClosure(client, { fromDay, toDay, tourId, note, isSure: true }),
    })
  const label = t('dates.closures.open', { days })
  return (
    <Button look="framedIcon" disabled={isBusy} aria-label={label} onClick={() => void reopen()}>
      <Trash2 aria-hidden size={18} />
    </Button>
  )
}
