import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../platform/session/session'
import { LoginButton } from '../../../ui/login-button'
import { BoardLink } from './board-link'

/** Shown in place of a private topic to readers without access. */
export function PrivateTopic({ tourId }: { tourId: number }) {
  const { t } = useTranslation('board')
  const reader = useSession()
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col items-start gap-4 px-4 py-20">
      <span aria-hidden className="grid size-14 place-items-center rounded-full bg-line text-muted">
        <Lock size={24} />
      </span>
      <h1 className="text-2xl">{t('topic.private.title')}</h1>
      <p className="text-muted">{t('topic.private.text')}</p>
      {reader === null && (
        <>
          <p className="text-muted">{t('topic.private.login')}</p>
          <LoginButton />
        </>
      )}
      <BoardLink tourId={tourId} />
    </div>
  )
}
