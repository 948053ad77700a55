import { ListChecks, Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import type { Editor } from '../../editor/use-editor'
import { HIDDEN, type TourDraft } from '../tour-draft'

interface CheckButtonProps {
  editor: Editor<TourDraft>
  onCheck: () => void
  onPublish: () => void
}

/** Checks a tour. If it is hidden, it can be published afterwards. */
export function CheckButton({ editor, onCheck, onPublish }: CheckButtonProps) {
  const { t } = useTranslation('tour-desk')
  if (editor.base.draft.status === HIDDEN)
    return (
      <Button onClick={onPublish}>
        <Megaphone aria-hidden size={16} />
        {t('checks.openToPublish')}
      </Button>
    )
  return (
    <Button onClick={onCheck}>
      <ListChecks aria-hidden size={16} />
      {t('checks.open')}
    </Button>
  )
}
