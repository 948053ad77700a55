import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { SaveBar } from '../editor/save-bar'
import { PublishForm } from './publish-form'
import type { PageScreen } from './use-page-screen'

/** Saves the drafts, and publishes them once they are saved. */
export function PageSaveBar({ screen }: { screen: PageScreen }) {
  const { t } = useTranslation('pages')
  const [isPublishing, setPublishing] = useState(false)
  const close = () => setPublishing(false)
  const { editor, stored, save } = screen
  const savedText = stored.updatedAt === 0 ? t('first') : undefined
  return (
    <>
      <SaveBar editor={editor} savedText={savedText} onSave={() => void save()}>
        <PublishButton screen={screen} onSaved={() => setPublishing(true)} />
      </SaveBar>
      <Dialog isOpen={isPublishing} onClose={close} title={t('publish.title')}>
        <PublishForm screen={screen} onClose={close} />
      </Dialog>
    </>
  )
}

interface PublishButtonProps {
  screen: PageScreen
  onSaved: () => void
}

function PublishButton({ screen: { editor, drafted, save }, onSaved }: PublishButtonProps) {
  const { t } = useTranslation('pages')
  const publish = async () => {
    if (await save()) onSaved()
  }
  return (
    <Button disabled={editor.isSaving || drafted.length === 0} onClick={() => void publish()}>
      <CalendarClock aria-hidden size={18} />
      {t('publish.open')}
    </Button>
  )
}
