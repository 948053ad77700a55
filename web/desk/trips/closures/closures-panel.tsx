import { CalendarX } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { moveFocus } from '../../../ui/focus'
import { ClosureForm } from './closure-form'
import { ClosureList } from './closure-list'

/** Current and future closures, and the form for another one. */
export function ClosuresPanel({ today }: { today: string }) {
  const { t } = useTranslation('trips-desk')
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
      {isAdding && <ClosureForm today={today} onClose={close} />}
      {!isAdding && <AddButton onClick={() => setAdding(true)} />}
      <ClosureList />
    </section>
  )
}

function AddButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('trips-desk')
  return (
    <Button className="self-start" onClick={onClick}>
      <CalendarX aria-hidden size={16} />
      {t('closures.add')}
    </Button>
  )
}
