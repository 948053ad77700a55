import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../platform/api/api'
import { useApi } from '../../platform/api/use-api'
import { useLang } from '../../platform/i18n/use-lang'
import { useRequestKey } from '../../platform/api/use-request-key'
import { register, type NewMember } from './accounts.api'

/** Failures that the server finds before it looks at sum and proof. */
const FOUND_BEFORE_PROOF = new Set(['UsernameInUse', 'EmailInUse', 'PasswordTooCommon', 'Invalid'])

/**
 * Registers. The same registration sent again (after a lost answer, by a double click) carries the same request key, so
 * it makes one member.
 */
export function useSignUp() {
  const api = useApi()
  const lang = useLang()
  const { keyOf, done } = useRequestKey()
  return useMutation({
    gcTime: 0,
    mutationFn: async (wanted: Omit<NewMember, 'lang'>) => {
      const member: NewMember = { ...wanted, lang }
      await register(api, member, keyOf(member))
      done()
      return wanted.email
    },
  })
}

/** Sum and proof are used up once the server looked at them: not for a taken name, which is found before. */
export function consumesProof(failure: unknown): boolean {
  return (
    failure instanceof ApiError && !FOUND_BEFORE_PROOF.has(failure.code) && failure.status !== 0
  )
}
