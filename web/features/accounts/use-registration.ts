import { useMutation, useQuery } from '@tanstack/react-query'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { email } from '../../../worker/contracts/accounts/accounts'
import { username } from '../../../worker/contracts/accounts/usernames'
import { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'
import { useRequestKey } from '../../platform/api/use-request-key'
import { useDebounced } from '../../platform/forms/use-debounced'
import { useLang } from '../../platform/i18n/use-lang'
import { useHumanCheck } from '../../ui/human-check'
import { register, duplicateQuery, type NewMember } from './accounts.api'
import { showFieldErrors } from './use-form-fields'

/** Errors that the server reports before it checks sum and proof. */
const BEFORE_PROOF = new Set(['UsernameInUse', 'EmailInUse', 'PasswordTooCommon', 'Invalid'])

const RULES = { username, email }
const CODES = { username: 'UsernameInUse', email: 'EmailInUse' } as const
const PAUSE_MS = 400

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
  return failure instanceof ApiError && !BEFORE_PROOF.has(failure.code) && failure.status !== 0
}

/** Checks while typing whether a value is taken. A failed check counts as not taken. */
function useDuplicate(kind: 'username' | 'email', typed: string | undefined) {
  const { t } = useTranslation('accounts')
  const { ofCode } = useErrorText()
  const wanted = RULES[kind].safeParse(typed ?? '').data
  const settled = useDebounced(wanted, PAUSE_MS)
  const enabled = settled !== undefined && settled === wanted
  const { data, isFetching } = useQuery({ ...duplicateQuery(kind, settled ?? ''), enabled })
  const isTaken = enabled && data === true
  const isFree = enabled && data === false
  return {
    isTaken,
    error: isTaken ? ofCode(CODES[kind]) : undefined,
    good: isFree ? t('duplicate.free') : undefined,
    checking: enabled && isFetching ? t('duplicate.checking') : undefined,
  }
}

export type Duplicates = ReturnType<typeof useDuplicates>

/** Checks username and address of a form. */
function useDuplicates([username, email]: readonly (string | undefined)[]) {
  const name = useDuplicate('username', username)
  const address = useDuplicate('email', email)
  return { username: name, email: address, isTaken: name.isTaken || address.isTaken }
}
