import { useTranslation } from 'react-i18next'
import { useAction } from '../../../../desk/ui/use-action'
import { Button, buttonClass } from '../../../../ui/button'
import { TextField } from '../../../../ui/field'
import { renewFeed, type Resource } from './resources.api'

/** The address of the calendar of a guide or vehicle, to subscribe to, to send, or to replace. */
export function CrewCalendar({ resource }: { resource: Resource }) {
  const { t } = useTranslation('desk-bookings')
  const { isBusy, run } = useAction()
  const { name, feed, page, kind } = resource
  const { host, origin } = location
  const text = t('payments.crew.feed.renewed', { name })
  return (
    <div className="flex flex-col gap-4">
      {kind === 'guide' && (
        <>
          <p className="text-muted">{t('payments.crew.feed.pageAbout')}</p>
          <TextField
            label={t('payments.crew.feed.page')}
            value={origin + page}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        </>
      )}
      <p className="text-muted">{t('payments.crew.feed.about')}</p>
      <TextField
        label={t('payments.crew.feed.address')}
        value={origin + feed}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <a href={`webcal://${host}${feed}`} className={buttonClass('primary')}>
        {t('payments.crew.feed.subscribe')}
      </a>
      <p className="text-sm text-muted">{t('payments.crew.feed.renewHint')}</p>
      <Button
        disabled={isBusy}
        onClick={() => void run((client) => renewFeed(client, resource), { text })}
      >
        {t('payments.crew.feed.renew')}
      </Button>
    </div>
  )
}
