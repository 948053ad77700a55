import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import type { OutboxMail } from './outbox.api'

/** A mail as received: the HTML in a sandboxed frame, or the plain text. */
export function MailPreview({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation('admin')
  const [look, setLook] = useState<'text' | 'html'>('html')
  return (
    <>
      <div role="group" aria-label={t('outbox.preview')} className="flex gap-2">
        {(['html', 'text'] as const).map((each) => (
          <Button
            key={each}
            aria-pressed={look === each}
            look={look === each ? 'primary' : 'quiet'}
            onClick={() => setLook(each)}
          >
            {t(`outbox.look.${each}`)}
          </Button>
        ))}
      </div>
      {mail.attachments.length > 0 && (
        <p className="text-sm text-muted">
          {t('outbox.files', { names: mail.attachments.join(', ') })}
        </p>
      )}
      <MailText mail={mail} look={look} />
    </>
  )
}

function MailText({ mail, look }: { mail: OutboxMail; look: 'text' | 'html' }) {
  if (look === 'html')
    return (
      <iframe
        title={mail.subject}
        sandbox=""
        srcDoc={mail.html}
        className="min-h-0 w-full grow rounded-field border border-line bg-snow"
      />
    )
  return (
    <pre className="min-h-0 grow overflow-auto rounded-field border border-line p-4 text-sm whitespace-pre-wrap">
      {mail.text}
    </pre>
  )
}
