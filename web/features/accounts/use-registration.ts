import { useMutation } from '@tanstack/react-query'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../platform/api/api'
import { useLang } from '../../platform/i18n/use-lang'
import { useRequestKey } from '../../platform/api/use-request-key'
import { useHumanCheck } from '../../ui/human-check'
import { register, type NewMember } from './accounts.api'
import { showFieldErrors } from './field-errors'
import { useDuplicates } from './use-duplicate'

/** Errors that the server reports before it checks sum and proof. */
const CHECKED_BEFORE_PROOF = new Set([
  'UsernameInUse',
  'EmailInUse',
  'PasswordTooCommon',
  'Invalid',
])

interface RegistrationOptions<Typed extends FieldValues> {
  /** Username and address as typed. */
  names: readonly (string | undefined)[]
  /** Maps API fields to form fields. */
  fields: Partial<Record<string, Path<Typed>>>
  /** Called after a failure that used up sum and proof. */
  onConsumed?: () => void
}

/** Checks the names of a sign-up form and sends it, with a proof that a person typed it. */
export function useRegistration<Typed extends FieldValues>(
  form: Pick<UseFormReturn<Typed>, 'reset' | 'setError'>,
  { names, fields, onConsumed }: RegistrationOptions<Typed>,
) {
  const duplicates = useDuplicates(names)
  const { mutate, isPending, error, data: sentTo } = useSignUp()
  const human = useHumanCheck()
  const onError = (failure: Error) => {
    showFieldErrors(failure, form.setError, fields)
    if (!consumesProof(failure)) return
    onConsumed?.()
    human.askAgain()
  }
  const send = (member: Omit<NewMember, 'lang' | 'turnstile'>) =>
    mutate({ ...member, ...human.proof }, { onSuccess: () => form.reset(), onError })
  const isBlocked = duplicates.isTaken || human.isOpen
  return { duplicates, humanCheck: human.place, isBlocked, isPending, error, sentTo, send }
}

/** Registers; a retry has the same request key and creates one member. */
function useSignUp() {
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
function consumesProof(failure: Error): boolean {
  return (
    failure instanceof ApiError && !CHECKED_BEFORE_PROOF.has(failure.code) && failure.status !== 0
  )
}
