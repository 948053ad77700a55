import { Link, type LinkProps } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditAction } from '../../../worker/contracts/admin/audit-actions'
import { auditedEvent } from '../../../worker/contracts/bookings/booking-events'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import type { WrittenPageName } from '../../../worker/contracts/written-pages/page-names'
import { textName } from '../../platform/i18n/text-name'
import { Button } from '../../ui/button'
import { Differences } from '../history/differences'
import { SettingChange } from '../settings/setting-change'
import { PageDifferences } from '../written-pages/page-differences'
import { useAuditDetail } from './audit-detail'
import type { AuditEntry } from './audit.api'

/** Describes an action; one without a sentence does not compile. One of an older release is shown as it is stored. */
export function useAuditSentence(): (entry: AuditEntry) => string {
  const { t, i18n } = useTranslation(['desk', 'desk-bookings'])
  const nameOf = useSubjectName()
  return (entry) => {
    const { action, subjectType, subjectId } = entry
    const event = auditedEvent(action)
    if (event) return t(`desk-bookings:acts.${event}.audit`, { name: nameOf(entry) })
    const did = textName(action as AuditAction)
    if (!i18n.exists(`audit.did.${did}`, { ns: 'desk' }))
      return `${action} ${subjectType} ${subjectId}`
    const name = nameOf(entry)
    return t(`audit.did.${did}`, { name, id: name })
  }
}

function useSubjectName(): (entry: AuditEntry) => string {
  const { t } = useTranslation('desk')
  return ({ subjectType, subjectId, subject }) => {
    switch (subjectType) {
      case 'settings':
        return t(`settings.groups.${subjectId as SettingGroup}`)
      case 'page':
        return t(`pages.name.${subjectId as WrittenPageName}`)
      case 'bank_account':
      case 'day':
      case 'closure':
        return subjectId
      default:
        return subject ? `“${subject.name}”` : `#${subjectId}`
    }
  }
}

/** The description, with a link to the subject's screen. */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const sentence = useAuditSentence()(entry)
  const detail = useAuditDetail()(entry)
  const to = screenOf(entry)
  return (
    <span className="flex flex-col">
      {to ? (
        <Link
          {...to}
          data-open
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
        >
          {sentence}
        </Link>
      ) : (
        <span className="inline-flex min-h-11 items-center font-semibold">{sentence}</span>
      )}
      {detail && <span className="pb-1 wrap-anywhere text-muted">{detail}</span>}
      {entry.version && <AuditChanges entry={entry} version={entry.version} />}
    </span>
  )
}

/** The screen of a subject by its type; other subjects are a part of a tour. */
const SCREENS: Partial<Record<string, (subjectId: string) => LinkProps>> = {
  user: (memberId) => ({ to: '/admin/members/$memberId', params: { memberId } }),
  bank_entry: () => ({ to: '/admin/bank' }),
  bank_account: () => ({ to: '/admin/bank' }),
  mail: () => ({ to: '/admin/outbox' }),
  inbox: (thread) => ({ to: '/admin/inbox', search: { view: 'all', thread } }),
  booking: bookingLink,
  resource: () => ({ to: '/admin/resources' }),
  savedReply: () => ({ to: '/admin/saved-replies' }),
  settings: (group) => ({ to: '/admin/settings/$group', params: { group } }),
  page: (page) => ({ to: '/admin/pages/$page', params: { page } }),
}

function screenOf({ subjectType: type, subjectId, subject }: AuditEntry): LinkProps | null {
  const search = type === 'reply' ? { reply: Number(subjectId) } : {}
  if (subject?.topicId && subject.tourId) return topicLink(subject.tourId, subject.topicId, search)
  // A deleted member has no screen.
  if (type === 'user' && !subject) return null
  const screen = SCREENS[type]
  if (screen) return screen(subjectId)
  if (!subject?.tourId) return null
  const params = { tourId: String(subject.tourId) }
  return { to: type === 'image' ? '/admin/img/$tourId' : '/admin/$tourId', params }
}

function topicLink(tourId: number, topicId: number, search: { reply?: number }): LinkProps {
  const params = { tourId: String(tourId), topicId: String(topicId) }
  return { to: '/tour/$tourId/$topicId', params, search }
}

/** Links to the booking with this id; other subjects are searched for. */
function bookingLink(subjectId: string): LinkProps {
  return /^\d+$/.test(subjectId)
    ? { to: '/admin/bookings/$bookingId', params: { bookingId: subjectId } }
    : { to: '/admin/bookings', search: { q: subjectId } }
}

/** The values before and after a change, loaded when they are opened. */
function AuditChanges({ entry, version }: { entry: AuditEntry; version: string }) {
  const { t } = useTranslation('desk')
  const [isOpen, setOpen] = useState(false)
  const toggle = () => setOpen(!isOpen)
  return (
    <>
      <Button look="faint" className="self-start" aria-expanded={isOpen} onClick={toggle}>
        {t(isOpen ? 'audit.hideChanges' : 'audit.showChanges')}
      </Button>
      {isOpen && (
        <div className="max-w-reading pb-3 text-sm">
          <Changes entry={entry} version={version} />
        </div>
      )}
    </>
  )
}

function Changes({ entry, version }: { entry: AuditEntry; version: string }) {
  const { subjectType, subjectId } = entry
  switch (subjectType) {
    case 'tour':
      return <Differences tourId={Number(subjectId)} versionId={Number(version)} />
    case 'settings':
      return <SettingChange group={subjectId as SettingGroup} id={Number(version)} />
    case 'page':
      return <PageDifferences page={subjectId as WrittenPageName} version={version} />
    default:
      return null
  }
}
