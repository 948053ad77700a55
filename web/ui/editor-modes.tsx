import { useTranslation } from 'react-i18next'
import { Button } from './button'

interface ModesProps {
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
}

/** Switches between writing and preview. */
export function EditorModes({ isPreview, onPreview }: ModesProps) {
  const { t } = useTranslation('editor')
  return (
    <div className="flex gap-1 self-start rounded-full border border-line p-0.5">
      {[false, true].map((mode) => (
        <Button
          key={String(mode)}
          look="bare"
          aria-pressed={isPreview === mode}
          onClick={() => onPreview(mode)}
          className="min-h-11 rounded-full px-4 text-sm font-semibold aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {t(mode ? 'preview' : 'write')}
        </Button>
      ))}
    </div>
  )
}
