import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button'

const VIEWS = ['write', 'preview'] as const
export type EditorView = (typeof VIEWS)[number]

interface ViewsProps {
  view: EditorView
  onChange: (view: EditorView) => void
}

/** Where there is no room for both: the form, or what the guest will see of it. */
export function EditorViews({ view, onChange }: ViewsProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <div
      role="group"
      aria-label={t('views.title')}
      className="sticky top-0 z-20 -mx-4 flex gap-1 border-b border-line bg-paper px-4 xl:hidden"
    >
      {VIEWS.map((each) => (
        <Button
          key={each}
          look="bare"
          aria-pressed={view === each}
          onClick={() => onChange(each)}
          className={`min-h-11 grow border-b-2 px-2 font-semibold ${view === each ? 'border-primary' : 'border-transparent text-muted'}`}
        >
          {t(`views.${each}`)}
        </Button>
      ))}
    </div>
  )
}
