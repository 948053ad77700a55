import { addDays, isCalendarDay } from '../../../worker/contracts/dates/calendar'
import type { Lang } from '../../../worker/contracts/languages'
import { isLegalPage } from '../../../worker/contracts/written-pages/page-names'
import type { PageScreen } from './use-page-screen'

/** The terms and the privacy policy promise to announce a change this many days ahead. */
const NOTICE_DAYS = 7
/** And this many days by mail, if a change is to the reader's disadvantage. */
const MAIL_DAYS = 30

/** The languages to publish and the first day (YYYY-MM-DD) of the version. */
export interface PublishChoice {
  langs: Lang[]
  startsOn: string
  isMailed: boolean
}

type Drafts = Pick<PageScreen, 'page' | 'drafted' | 'lang'>

export function firstChoice({ page, drafted, lang }: Drafts, today: string): PublishChoice {
  return {
    langs: drafted.includes(lang) ? [lang] : drafted,
    startsOn: isLegalPage(page) ? addDays(today, NOTICE_DAYS) : today,
    isMailed: false,
  }
}

/** Turns the mail on or off. Turning it on moves a first day that leaves too little time for the mail. */
export function withMail(choice: PublishChoice, isMailed: boolean, today: string): PublishChoice {
  const next = { ...choice, isMailed }
  return isMailedLate(next, today) ? { ...next, startsOn: addDays(today, MAIL_DAYS) } : next
}

/** Whether readers would get the mail too late. */
export function isMailedLate({ isMailed, startsOn }: PublishChoice, today: string): boolean {
  return isMailed && startsOn < addDays(today, MAIL_DAYS)
}

export function isPast({ startsOn }: PublishChoice, today: string): boolean {
  return !isCalendarDay(startsOn) || startsOn < today
}
