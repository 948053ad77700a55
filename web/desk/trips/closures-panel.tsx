import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarX, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { moveFocus } from '../../ui/focus'
import { Loaded } from '../../ui/loaded'
import { useAction } from '../ui/use-action'
import { ClosureForm } from './closure-form'
import { closuresQuery, createClosure, deleteClosure, type Closure } from './trips.api'
import { useDayName } from './use-day-name'

/** Closures that are not over, and the form for another one. */
export function ClosuresPanel({ today }: { today: string }) {
  const { t } = useTranslation('trips-desk')
  const query = useInfiniteQuery(closuresQuery(useLang()))
  const [isAdding, setAdding] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const close = () => {
    moveFocus(panel.current)
    setAdding(false)
  }
  return (
    <section ref={panel} aria-label={t('closures.title')} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-lg">{t('closures.title')}</h2>
      <p className="text-sm text-muted">{t('closures.about')}</p>
      {isAdding ? (
        <ClosureForm today={today} onClose={close} />
      ) : (
        <Button className="self-start" onClick={() => setAdding(true)}>
          <CalendarX aria-hidden size={16} />
          {t('closures.add')}
        </Button>
      )}
      <Loaded query={query} failure={t('loadFailed')} skeleton="h-24 w-full">
        {({ pages }) => {
          const all = pages.flatMap(({ closures }) => closures)
          if (all.length === 0) return <p className="text-muted">{t('closures.empty')}</p>
          return (
            <ul className="divide-y divide-line border-y border-line">
              {all.map((closure) => (
                <ClosureLine key={closure.id} closure={closure} />
              ))}
            </ul>
          )
        }}
      </Loaded>
      {query.hasNextPage && (
        <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('closures.more')}
        </Button>
      )}
    </section>
  )
}

function ClosureLine({ closure }: { closure: Closure }) {
  const { t } = useTranslation('trips-desk')
  const dayName = useDayName({ hasYear: true })
  const { isBusy, run } = useAction()
  const { id, fromDay, toDay, tourId, tour, note } = closure
  const days = fromDay === toDay ? dayName(fromDay) : `${dayName(fromDay)} – ${dayName(toDay)}`
  const open = () =>
    void run((client) => deleteClosure(client, id), {
      text: t('closures.opened', { days }),
      removesRow: true,
      undo: (client) => createClosure(client, { fromDay, toDay, tourId, note }),
    })
  return (
    <li className="flex items-center justify-between gap-2 py-2">
      <span className="flex min-w-0 flex-col">
        <strong>{days}</strong>
        <span className="text-sm wrap-anywhere text-muted">
          {[tourId === null ? t('allTours') : (tour ?? `#${tourId}`), note]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Button
        look="framedIcon"
        disabled={isBusy}
        aria-label={t('closures.open', { days })}
        onClick={open}
      >
        <Trash2 aria-hidden size={18} />
      </Button>
    </li>
  )
}
