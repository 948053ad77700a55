import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../platform/session/session'
import { Button } from '../../../ui/button'
import { WithoutScripts } from '../../../ui/without-scripts'
import { PostTextField } from './post-text-field'
import { SendFailure } from './send-failure'
import { useReply } from './use-reply'

/** The reply form below the discussion. */
export function ReplyComposer({ tourId, topicId }: { tourId: number; topicId: number }) {
  const { t } = useTranslation('board')
  const id = useId()
  const reader = useSession()
  const reply = useReply({ tourId, topicId })
  return (
    <form
      onSubmit={reply.submit}
      noValidate
      className="flex flex-col gap-3 border-t border-line pt-6"
    >
      <label htmlFor={`${id}content`} className="text-lg font-bold">
        {t('compose.reply')}
      </label>
      {!reader && <p className="text-sm text-muted">{t('compose.loginHint')}</p>}
      <PostTextField
        tourId={tourId}
        id={id}
        content={reply.content}
        fault={reply.fault}
        onChange={reply.write}
        field={{ placeholder: t('compose.replyHint') }}
      />
      <SendFailure error={reply.send.error} />
      <SendReply {...reply} />
    </form>
  )
}

type SendReplyProps = Pick<ReturnType<typeof useReply>, 'send' | 'isAdded' | 'isStored'>

/** The button, and whether the text was sent or only saved in this browser. */
function SendReply({ send, isAdded, isStored }: SendReplyProps) {
  const { t } = useTranslation('board')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        type="submit"
        look="primary"
        disabled={send.isPending}
        className="min-w-32 noscript:hidden"
      >
        {t(send.isPending ? 'compose.sending' : 'compose.addReply')}
      </Button>
      <WithoutScripts />
      <p role="status" className="text-sm text-muted">
        {isAdded ? t('ReplyAdded') : isStored ? t('compose.draftKept') : ''}
      </p>
    </div>
  )
}
