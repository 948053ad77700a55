import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { appHtml } from '../../platform/app-html'
import { formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import type { OutboxMail } from './outbox.api'

const LOOKS = ['html', 'text'] as const
type Look = (typeof LOOKS)[number]

/** A mail as received: the HTML in a sandboxed frame, or the plain text. */
export function MailPreview({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation('admin')
  const lang = useLang()
  const [look, setLook] = useState<Look>('html')
  return (
    <>
      <LookButtons chosen={look} onChoose={setLook} />
      {mail.attachments.length > 0 && (
        <p className="text-sm text-muted">
          {t('outbox.files', { names: formatList(mail.attachments, lang) })}
        </p>
      )}
      <MailText mail={mail} look={look} />
    </>
  )
}

function LookButtons({ chosen, onChoose }: { chosen: Look; onChoose: (look: Look) => void }) {
  const { t } = useTranslation('admin')
  return (
    <div role="group" aria-label={t('outbox.preview')} className="flex gap-2">
      {LOOKS.map((each) => (
        <Button
          key={each}
          aria-pressed={chosen === each}
          look={chosen === each ? 'primary' : 'quiet'}
          onClick={() => onChoose(each)}
        >
          {t(`outbox.look.${each}`)}
        </Button>
      ))}
    </div>
  )
}

function MailText({ mail, look }: { mail: OutboxMail; look: Look }) {
  if (look === 'html')
    return (
      <iframe
        title={mail.subject}
        sandbox=""
        srcDoc={appHtml(mail.html) as string}
        className="min-h-0 w-full grow rounded-field border border-line bg-snow"
      />
    )
  return (
    <pre className="min-h-0 grow overflow-auto rounded-field border border-line p-4 text-sm whitespace-pre-wrap">
      {mail.text}
    </pre>
  )
}
