import { z } from 'zod'
import { addressed, password, registration } from '../../../worker/contracts/accounts'
import type { Challenge } from '../../../worker/contracts/challenge'
import { isSum } from '../../platform/api/challenge'

/** The rules of the sign-up forms: those of the server, and what only a form asks for. */

/** The three fields of the quick form. */
export const quickSignUpForm = registration

/** The whole form; `sum` is the question that is shown, null while there is none. */
export function signUpForm(sum: Pick<Challenge, 'a' | 'b'> | null) {
  // Its fields are checked together at the end: an object's own checks wait until each of its fields has the right type.
  const formOnly = z
    .object({ spamPrevention: z.string(), agreeToTerms: z.boolean(), agreeToPrivacy: z.boolean() })
    .superRefine((form, context) => {
      const issue = answerIssue(form.spamPrevention, sum)
      if (issue) context.addIssue({ code: 'custom', path: ['spamPrevention'], message: issue })
      for (const agreement of ['agreeToTerms', 'agreeToPrivacy'] as const)
        if (!form[agreement])
          context.addIssue({ code: 'custom', path: [agreement], message: 'Invalid' })
    })
  return registration.and(formOnly).and(repeatedPassword)
}

/** A password and its repetition. */
export const repeatedPassword = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: 'PasswordMismatch',
  })

/** A new password, typed twice. */
export const newPasswordForm = z.object({ password }).and(repeatedPassword)

/** A new password of a member who knows the old one. */
export const passwordChangeForm = newPasswordForm.and(
  z.object({ oldPassword: z.string().min(1, 'Invalid') }),
)

/** Another address of a member who knows the password. */
export const addressChangeForm = addressed.extend({ oldPassword: z.string().min(1, 'Invalid') })

/** Why the answer is not right; null for one that is. An empty one is `Invalid`, which a form does not show. */
export function answerIssue(answer: string, sum: Pick<Challenge, 'a' | 'b'> | null): string | null {
  if (answer.trim() === '' || !sum) return 'Invalid'
  return isSum(answer, sum) ? null : 'SpamPreventionIncorrect'
}
