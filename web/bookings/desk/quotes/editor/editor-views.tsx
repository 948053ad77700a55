import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button'

const VIEWS = ['write', 'preview'] as const
export type EditorView = (typeof VIEWS)[number]

const VIEW_BAR = 'sticky top-0 z-20 -mx-4 flex gap-1 border-b border-line bg-paper px-4 xl:hidden'

interface ViewsProps {
  view: EditorView
  onChange: (view: EditorView) => void
}

/** On narrow screens, switches between the form and the guest's view. */
export function EditorViews({ view, onChange }: ViewsProps) {
  const { t } = useTranslation('desk-bookings')
  const look = (each: EditorView) =>
    view === each ? 'border-primary' : 'border-transparent text-muted'
  return (
    <div role="group" aria-label={t('quotes.views.title')} className={VIEW_BAR}>
      {VIEWS.map((each) => (
        <Button
          key={each}
          look="bare"
          aria-pressed={view === each}
          onClick={() => onChange(each)}
          className={`min-h-11 grow border-b-2 px-2 font-semibold ${look(each)}`}
        >
          {t(`quotes.views.${each}`)}
        </Button>
      ))}
    </div>
  )
}
