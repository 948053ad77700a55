import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { moveFocus } from '../../../ui/focus'

/** Says that the draft is saved, with a button to discard it. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('board')
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {t('compose.draftKept')}
      <Button
        look="link"
        onClick={({ currentTarget }) => {
          moveFocus(currentTarget.form?.querySelector('input:not([type=radio]), textarea'))
          onDiscard()
        }}
      >
        {t('compose.discard')}
      </Button>
    </p>
  )
}
