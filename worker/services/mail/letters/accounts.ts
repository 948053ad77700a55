import { startOfCalgaryDay } from '../../../contracts/dates/calgary-instant'
import { writeAddress } from '../../../contracts/page-address'
import type { AnnouncedPage } from '../../../contracts/written-pages/page-names'
import type { Block } from '../layout'
import {
  type MailTexts,
  type Addressed,
  type Letters,
  type LetterWriter,
  longDate,
  button,
  frame,
  say,
} from './letter-parts'

interface ChangedAccount {
  username: string
  /** UTC ms. */
  changedAt: number
}

export interface AccountMails {
  verification: { username: string; code: string; wantsNews: boolean }
  emailChange: { username: string; code: string }
  passwordReset: { username: string; token: string }
  adminPassword: { username: string; token: string }
  passwordChanged: ChangedAccount
  emailChanged: ChangedAccount
  secondFactorOn: ChangedAccount
  secondFactorOff: ChangedAccount
  accountDeleted: { username: string }
  /** `deletedAt`: UTC ms. */
  inactivityNotice: { username: string; deletedAt: number }
  /** A new version of a page that binds, and its first day in Calgary. */
  pageChanged: { page: AnnouncedPage; version: string; startsOn: string; username: string }
}

export const accountLetters: Letters<AccountMails> = {
  verification: (mail, { verification: texts }, { baseUrl }) =>
    frame(texts, mail, [
      ...writeCode(mail, texts, baseUrl),
      ...(mail.wantsNews ? [say(texts.news)] : []),
    ]),
  emailChange: (mail, { emailChange: texts }, { baseUrl }) =>
    frame(texts, mail, writeCode(mail, texts, baseUrl)),
  passwordReset: passwordLetter('passwordReset'),
  adminPassword: passwordLetter('adminPassword'),
  passwordChanged: (mail, texts) => frame(texts.passwordChanged, withTime(mail)),
  emailChanged: (mail, texts) => frame(texts.emailChanged, withTime(mail)),
  secondFactorOn: (mail, texts) => frame(texts.secondFactorOn, withTime(mail)),
  secondFactorOff: (mail, texts) => frame(texts.secondFactorOff, withTime(mail)),
  accountDeleted: (mail, texts) => frame(texts.accountDeleted, mail),
  inactivityNotice: (mail, { inactivityNotice: texts }, { baseUrl }) =>
    frame(texts, { ...mail, date: longDate(mail.deletedAt, mail.lang) }, [
      button(texts.action, baseUrl),
    ]),
  pageChanged: ({ page, version, startsOn, ...mail }, { pageChanged: texts }, { baseUrl }) => {
    const date = longDate(startOfCalgaryDay(startsOn), mail.lang)
    return frame(texts, { ...mail, date, page: texts.pages[page] }, [
      button(texts.action, baseUrl + writeAddress(`/${page}/${version}`, mail.lang)),
    ])
  },
}

function passwordLetter(
  template: 'passwordReset' | 'adminPassword',
): LetterWriter<AccountMails['passwordReset']> {
  return (mail, { [template]: texts }, { baseUrl }) => {
    const query = new URLSearchParams({ token: mail.token }).toString()
    return frame(texts, mail, [button(texts.action, `${baseUrl}/reset?${query}`)])
  }
}

function writeCode(
  { to, code }: { to: string; code: string },
  { action }: MailTexts['emailChange'],
  baseUrl: string,
): Block[] {
  const query = new URLSearchParams({ email: to, code }).toString()
  return [{ kind: 'code', code }, button(action, `${baseUrl}/verify?${query}`)]
}

function withTime<Mail extends ChangedAccount & Addressed>(mail: Mail) {
  return { ...mail, time: longDate(mail.changedAt, mail.lang, 'short') }
}
