import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ToldStory } from '../../../../worker/contracts/board/stories'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { textLang } from '../../../platform/i18n/text-lang'
import { buttonClass } from '../../../ui/button'
import { PageLink } from '../../../ui/page-link'
import { AskedAct, useAskedAct } from '../asked-act'
import { Panel, StatusLine, SheetButton } from '../panel'
import { StoryForm } from './story-form'
import { endStory } from './story.api'
import { emptyStory, type TypedStory } from './story.view'

/** The invitation to tell about the trip, or the guest's story with what can still be done about it. */
export function StoryPanel({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('story')
  const [isSent, setSent] = useState(false)
  const { story } = booking
  if (!story) return null
  if (story.state === 'open')
    return <Invitation booking={booking} name={story.name} onSent={() => setSent(true)} />
  return (
    <Panel id="story" title={t('yours')}>
      <StatusLine text={isSent ? t('thanks') : ''} />
      <OwnStory booking={booking} story={story} />
    </Panel>
  )
}

type InvitationProps = { booking: GuestBooking; name: string; onSent: () => void }

function Invitation({ booking, name, onSent }: InvitationProps) {
  const { t } = useTranslation('story')
  // Here, because a sheet loses its content when it closes.
  const [typed, setTyped] = useState<TypedStory>(() => emptyStory(name))
  return (
    <Panel id="story" title={t('title')} isUrgent>
      <p>{t('lead')}</p>
      <SheetButton
        label={t('write')}
        title={t('title')}
        look="primary"
        className="no-print self-start"
      >
        {(close) => (
          <StoryForm
            pid={booking.pid}
            typed={typed}
            onType={setTyped}
            onDone={() => {
              close()
              onSent()
            }}
          />
        )}
      </SheetButton>
    </Panel>
  )
}

function OwnStory({ booking: { pid }, story }: { booking: GuestBooking; story: ToldStory }) {
  const { t } = useTranslation('story')
  const { state, tourId, topicId, title, name } = story
  if (state === 'removed') return <p>{t('removed')}</p>
  return (
    <>
      <p>
        <span className="block font-semibold wrap-anywhere" lang={textLang(title)}>
          {title}
        </span>
        {t(state)} {name === null ? t('asNobody') : t('as', { name })}
      </p>
      {state === 'shown' && (
        <PageLink to={`/tour/${tourId}/${topicId}`} className={`${buttonClass('link')} self-start`}>
          {t('read')}
        </PageLink>
      )}
      <div className="no-print flex flex-wrap gap-x-4">
        {name !== null && <EndButton pid={pid} act="takeName" />}
        <EndButton pid={pid} act="remove" />
      </div>
    </>
  )
}

type EndProps = { pid: string; act: 'takeName' | 'remove' }

function EndButton({ pid, act }: EndProps) {
  const { t } = useTranslation('story')
  const { dialog, confirm } = useAskedAct(pid, endStory)
  return (
    <AskedAct
      dialog={dialog}
      say={() => t(act)}
      onConfirm={() => confirm({ pid, keepsText: act === 'takeName' })}
    >
      <p>{t(act === 'takeName' ? 'sureName' : 'sureRemove')}</p>
    </AskedAct>
  )
}
