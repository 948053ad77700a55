import { useTranslation } from 'react-i18next'
import { Form } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { PublishedLanguages, PublishWarnings, StartField } from './publish-fields'
import type { PageScreen } from './use-page-screen'
import { usePublishing } from './use-publishing'

interface PublishFormProps {
  screen: PageScreen
  onClose: () => void
}

/** Chooses the drafts to publish and their first day. */
export function PublishForm({ screen, onClose }: PublishFormProps) {
  const { t } = useTranslation('pages')
  const form = usePublishing(screen, onClose)
  return (
    <Form onSubmit={() => void form.submit()}>
      <PublishedLanguages form={form} drafted={screen.drafted} />
      <StartField form={form} />
      <PublishWarnings form={form} />
      <SubmitButton
        look="primary"
        label={t('publish.action')}
        waiting={t('publish.waiting')}
        isWaiting={form.isSending}
      />
    </Form>
  )
}
