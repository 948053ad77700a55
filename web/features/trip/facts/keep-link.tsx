import { useTranslation } from 'react-i18next'
import { SendLink } from './send-link'
import { isInMessenger } from '../trip.view'

/** How to open the page elsewhere: cookies of a messenger's browser stay in it. */
export function KeepLink({ pid }: { pid: string }) {
  const { t } = useTranslation('trip')
  return (
    <section className="no-print flex flex-col gap-3 border-t border-line pt-5">
      <p className="text-sm text-muted">
        {t(isInMessenger(navigator.userAgent) ? 'link.messenger' : 'link.elsewhere')}
      </p>
      <SendLink pid={pid} look="quiet" />
    </section>
  )
}
