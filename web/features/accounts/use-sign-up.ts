import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../platform/api/api'
import { useLang } from '../../platform/i18n/use-lang'
import { useRequestKey } from '../../platform/api/use-request-key'
import { register, type NewMember } from './accounts.api'

/** Errors that the server reports before it checks sum and proof. */
const CHECKED_BEFORE_PROOF = new Set([
  'UsernameInUse',
  'EmailInUse',
  'PasswordTooCommon',
  'Invalid',
])

/** Registers; a retry has the same request key and creates one member. */
export function useSignUp() {
  const lang = useLang()
  const { keyOf, done } = useRequestKey()
  return useMutation({
    gcTime: 0,
    mutationFn: async (wanted: Omit<NewMember, 'lang'>, { client }) => {
      const member: NewMember = { ...wanted, lang }
      await register(client, member, keyOf(member))
      done()
      return wanted.email
    },
  })
}

/** Whether the failure used up sum and proof; a taken name is reported before they are checked. */
export function consumesProof(failure: unknown): boolean {
  return (
    failure instanceof ApiError && !CHECKED_BEFORE_PROOF.has(failure.code) && failure.status !== 0
  )
}
