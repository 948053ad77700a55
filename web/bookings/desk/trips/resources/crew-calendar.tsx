import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../../desk/ui/use-action'
import { Button, buttonClass } from '../../../../ui/button'
import { TextField } from '../../../../ui/field'
import { Loaded } from '../../../../ui/loaded'
import { renewFeed, renewStaffFeed, staffFeedQuery, type Resource } from './resources.api'

/** The addresses of a guide or vehicle: the page on the road, and the calendar; to send, or to replace. */
export function CrewCalendar({ resource }: { resource: Resource }) {
  const { t } = useTranslation('desk-bookings')
  const { name, feed, page, kind } = resource
  return (
    <div className="flex flex-col gap-4">
      {kind === 'guide' && (
        <>
          <p className="text-muted">{t('payments.crew.feed.pageAbout')}</p>
          <Address label={t('payments.crew.feed.page')} path={page} />
        </>
      )}
      <p className="text-muted">{t('payments.crew.feed.about')}</p>
      <Feed
        feed={feed}
        hint={t('payments.crew.feed.renewHint')}
        done={t('payments.crew.feed.renewed', { name })}
        renew={(client) => renewFeed(client, resource)}
      />
    </div>
  )
}

/** The own calendar of all trips. */
export function StaffCalendar() {
  const { t } = useTranslation('desk-bookings')
  const query = useQuery(staffFeedQuery())
  return (
    <Loaded query={query} failure={t('payments.crew.failed')} skeleton="h-40 w-full">
      {(feed) => (
        <div className="flex flex-col gap-4">
          <p className="text-muted">{t('payments.crew.feed.allAbout')}</p>
          <Feed
            feed={feed}
            hint={t('payments.crew.feed.allRenewHint')}
            done={t('payments.crew.feed.allRenewed')}
            renew={renewStaffFeed}
          />
        </div>
      )}
    </Loaded>
  )
}

interface FeedProps {
  /** The path of the calendar. */
  feed: string
  hint: string
  done: string
  renew: (client: QueryClient) => Promise<unknown>
}

function Feed({ feed, hint, done, renew }: FeedProps) {
  const { t } = useTranslation('desk-bookings')
  const { isBusy, run } = useAction()
  return (
    <>
      <Address label={t('payments.crew.feed.address')} path={feed} />
      <a href={`webcal://${location.host}${feed}`} className={buttonClass('primary')}>
        {t('payments.crew.feed.subscribe')}
      </a>
      <p className="text-sm text-muted">{hint}</p>
      <Button disabled={isBusy} onClick={() => void run(renew, { text: done })}>
        {t('payments.crew.feed.renew')}
      </Button>
    </>
  )
}

function Address({ label, path }: { label: string; path: string }) {
  return (
    <TextField
      label={label}
      value={location.origin + path}
      readOnly
      onFocus={(event) => event.target.select()}
    />
  )
}
