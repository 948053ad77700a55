import { z } from 'zod'
import { addressed, password } from '../../../worker/contracts/accounts/accounts'
import { registration } from '../../../worker/contracts/accounts/registration'
import type { Challenge } from '../../../worker/contracts/challenge'
import { isSum } from '../../platform/api/challenge'

/** The server's rules plus the checks that only a form needs. */

/** The full form; `sum` is the shown question, null before it is loaded. */
export function signUpForm(sum: Pick<Challenge, 'a' | 'b'> | null) {
  // Separate, because zod refines an object only after all its fields have the right type.
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

const repeatedPassword = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: 'PasswordMismatch',
  })

export const newPasswordForm = z.object({ password }).and(repeatedPassword)

export const passwordChangeForm = newPasswordForm.and(
  z.object({ oldPassword: z.string().min(1, 'Invalid') }),
)

export const addressChangeForm = addressed.extend({ oldPassword: z.string().min(1, 'Invalid') })

/** Fault of the answer, or null. An empty answer is `Invalid`, which a form does not show. */
function answerIssue(answer: string, sum: Pick<Challenge, 'a' | 'b'> | null): string | null {
  if (answer.trim() === '' || !sum) return 'Invalid'
  return isSum(answer, sum) ? null : 'SpamPreventionIncorrect'
}
