import type { Translated } from '../../../worker/features/tours/tours.contract'
import type { Lang } from '../../../worker/platform/language.contract'
import type { WeekFigures } from './bars'

export interface Desk {
  unanswered: { _id: number; forum: number; name: string; username: string; createdAt: number }[]
  newMembers: { _id: number; username: string; lang: Lang; verified: boolean; createdAt: number }[]
  failedMails: number
  openReports: number
  heldPosts: number
  figures: { visits: WeekFigures[]; inquiries: WeekFigures[]; signUps: WeekFigures[] }
}

export interface MemberRow {
  _id: number
  username: string
  email: string
  lang: Lang
  verified: boolean
  isSuperUser: boolean
  bannedAt: number | null
  createdAt: number
}

export interface AuditEntry {
  _id: number
  at: number
  actor: string | null
  action: string
  subjectType: string
  subjectId: string
  detail: string
  requestId: string
}

interface Binned {
  /** UTC ms */
  deletedAt: number
  /** When it goes for good, UTC ms. */
  removedAt: number
}

export interface BinContents {
  tours: ({ _id: number; name: Translated } & Binned)[]
  itineraries: ({ _id: number; forumId: number; forumName: Translated; entries: number } & Binned)[]
  images: ({ filename: string; forumId: number; forumName: Translated } & Binned)[]
}
