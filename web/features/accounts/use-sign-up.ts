import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '../../platform/api'
import { useApi } from '../../platform/use-api'
import { useLang } from '../../platform/use-lang'
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
  const last = useRef({ text: '', key: '' })
  const keyFor = (member: NewMember) => {
    const text = JSON.stringify(member)
    if (text !== last.current.text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
  return useMutation({
    gcTime: 0,
    mutationFn: async (wanted: Omit<NewMember, 'lang'>) => {
      const member = { ...wanted, lang }
      await register(api, member, keyFor(member))
      last.current = { text: '', key: '' }
      return wanted.email
    },
  })
}

/** Sum and proof are used up once the server looked at them: not for a taken name, which is found before. */
export function usesUpProof(failure: unknown): boolean {
  return failure instanceof ApiError && !FOUND_BEFORE_PROOF.has(failure.code) && failure.status !== 0
}
