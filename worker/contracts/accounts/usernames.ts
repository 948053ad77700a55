import { z } from 'zod'

/** Which usernames are allowed, and when two count as the same. */

export const USERNAME_MAX = 10

const RESERVED_USERNAMES = new Set(
  (
    'me validate verify resend forgot reset export sessions kr ca cn en admin root support staff ceo moraine system ' +
    'moderator operator deleted null undefined 관리자 운영자 모레인 고객센터 탈퇴회원'
  ).split(' '),
)

/** The form in which usernames and e-mail addresses are compared: texts with the same key are equal. */
export function foldKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}

/** Whether a username is reserved for a page address or for the company. */
export function isReservedUsername(username: string): boolean {
  return RESERVED_USERNAMES.has(foldKey(username))
}

export const username = z
  .string()
  .max(100, 'Invalid')
  .transform((text) => text.normalize('NFC'))
  .pipe(
    z
      .string()
      .min(1, 'Invalid')
      .max(USERNAME_MAX, 'Invalid')
      .regex(/^[A-Za-z0-9\uac00-\ud7a3]*$/, 'UsernameSpecialChar'),
  )
