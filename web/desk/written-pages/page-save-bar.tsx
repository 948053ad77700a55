import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { SaveBar } from '../editor/save-bar'
import { PublishedLanguages, PublishWarnings, StartField } from './publish-fields'
import type { PageScreen } from './use-page-screen'
import { usePublishing } from './use-publishing'

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

function PublishButton(props: { screen: PageScreen; onSaved: () => void }) {
  const { editor, drafted, save } = props.screen
  const { t } = useTranslation('pages')
  const publish = async () => {
    if (await save()) props.onSaved()
  }
  return (
    <Button disabled={editor.isSaving || drafted.length === 0} onClick={() => void publish()}>
      <CalendarClock aria-hidden size={18} />
      {t('publish.open')}
    </Button>
  )
}

function PublishForm({ screen, onClose }: { screen: PageScreen; onClose: () => void }) {
  const { t } = useTranslation('pages')
  const form = usePublishing(screen, onClose)
  return (
    <Form onSubmit={form.submit}>
      <PublishedLanguages form={form} drafted={screen.drafted} />
      <StartField form={form} />
      <PublishWarnings form={form} />
      <SubmitButton
        look="primary"
        label={t('publish.action')}
        waiting={t('publish.waiting')}
        isWaiting={form.isPending}
      />
    </Form>
  )
}
