import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '../../../../worker/contracts/languages'
import {
  findMailTextFault,
  textsByPlace,
  type MailTemplate,
  type MailTextFault,
} from '../../../../worker/contracts/settings/mail-texts'

/** The texts of mails by their places, before the company changes them. */
export type FirstTexts = Record<Lang, Record<string, string>>

let known: FirstTexts | undefined

/** Loaded with the form of the texts; its checks read them, and they never change while the page is open. */
export const firstTextsQuery = () =>
  queryOptions({ queryKey: ['first-mail-texts'], staleTime: Infinity, queryFn: loadFirstTexts })

/** Loads the texts for the form and its checks. */
export async function loadFirstTexts(): Promise<FirstTexts> {
  const [kr, ca, cn] = await Promise.all([
    import('../../../platform/i18n/locales/mail/kr/mail.json'),
    import('../../../platform/i18n/locales/mail/ca/mail.json'),
    import('../../../platform/i18n/locales/mail/cn/mail.json'),
  ])
  known = {
    kr: textsByPlace(kr.default),
    ca: textsByPlace(ca.default),
    cn: textsByPlace(cn.default),
  }
  return known
}

/** '' before they are loaded, and for a place that a release has removed. */
export function firstTextOf(path: string, lang: Lang): string {
  return known?.[lang][path] ?? ''
}

/** The fault of a text; null also for one whose place is gone, which no mail has. */
export function faultOf(path: string, lang: Lang, text: string): MailTextFault | null {
  const first = firstTextOf(path, lang)
  return first === '' ? null : findMailTextFault({ path, text }, first)
}

/** The places of a template's texts; without one, of those that several mails share. */
export function placesOfTemplate(
  texts: Record<string, string>,
  template: MailTemplate | null,
  all: readonly MailTemplate[],
): string[] {
  const owner = (path: string) => path.split('.').find((name) => isTemplate(name, all)) ?? null
  return Object.keys(texts).filter((path) => owner(path) === template)
}

function isTemplate(name: string, all: readonly string[]): boolean {
  return all.includes(name)
}

/** Mails whose subject is little without its values: their names are texts of the desk. */
export const NAMED_MAILS = [
  'bookingMessage',
  'inboxAnswer',
  'replyNotice',
  'inactivityNotice',
  'pageChanged',
] as const satisfies MailTemplate[]

/** The name of any other template: its subject without the values. */
export function nameOfTemplate(texts: Record<string, string>, template: MailTemplate): string {
  const path = Object.keys(texts).find((each) =>
    new RegExp(String.raw`(?:^|\.)${template}\.(?:\w+\.)?subject$`).test(each),
  )
  const subject = (path && texts[path]) ?? ''
  const bare = subject.replaceAll(/\{\{\w+\}\}/g, '').replaceAll(/[[\]()（）]/g, '')
  return bare.replaceAll(/\s+/g, ' ').replaceAll(/^[\s:：,，]+|[\s:：,，]+$/g, '') || template
}
