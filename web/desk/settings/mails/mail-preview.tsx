import { queryOptions, useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../../worker/contracts/languages'
import type { MailTemplate, MailText } from '../../../../worker/contracts/settings/mail-texts'
import { apiOf, readJson } from '../../../platform/api/api'
import { Dialog } from '../../../ui/dialog'
import { Loaded } from '../../../ui/loaded'
import { MailBody } from '../../outbox/outbox-page'
import { IconTextButton } from '../../ui/icon-text-button'

interface Previewed {
  template: MailTemplate
  lang: Lang
  /** As typed, without those that have a fault. */
  texts: MailText[]
}

const previewQuery = (mail: Previewed) =>
  queryOptions({
    queryKey: ['admin', 'mail-preview', mail],
    queryFn: ({ client }) =>
      readJson(apiOf(client).admin['mail-texts'].preview.$post({ json: mail })),
  })

/** Opens the mail as a made-up guest reads it. */
export function MailPreview(mail: Previewed) {
  const { t } = useTranslation('desk')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconTextButton
        icon={Mail}
        className="self-start"
        text={t('settings.mails.show')}
        onClick={() => setOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('settings.mails.preview')}
        look="full"
      >
        {isOpen && <ShownMail {...mail} />}
      </Dialog>
    </>
  )
}

function ShownMail(mail: Previewed) {
  return (
    <Loaded query={useQuery(previewQuery(mail))} skeleton="h-96 w-full">
      {(written) => (
        <>
          <p className="font-semibold wrap-anywhere">{written.subject}</p>
          <MailBody mail={written} />
        </>
      )}
    </Loaded>
  )
}
