import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { email } from '../../../worker/contracts/accounts/accounts'
import { username } from '../../../worker/contracts/accounts/usernames'
import { useDebounced } from '../../platform/forms/use-debounced'
import { useErrorText } from '../../platform/api/use-error-text'
import { duplicateQuery } from './accounts.api'

const RULES = { username, email }
const CODES = { username: 'UsernameInUse', email: 'EmailInUse' } as const
const PAUSE_MS = 400

/** Checks while typing whether a value is taken. A failed check counts as not taken. */
function useDuplicate(kind: 'username' | 'email', typed: string | undefined) {
  const { t } = useTranslation('accounts')
  const { ofCode } = useErrorText()
  const wanted = RULES[kind].safeParse(typed ?? '').data
  const settled = useDebounced(wanted, PAUSE_MS)
  const isEnabled = settled !== undefined && settled === wanted
  const { data, isFetching } = useQuery({
    ...duplicateQuery(kind, settled ?? ''),
    enabled: isEnabled,
  })
  const isTaken = isEnabled && data === true
  const isFree = isEnabled && data === false
  return {
    isTaken,
    error: isTaken ? ofCode(CODES[kind]) : undefined,
    good: isFree ? t('duplicate.free') : undefined,
    checking: isEnabled && isFetching ? t('duplicate.checking') : undefined,
  }
}

export type Duplicates = ReturnType<typeof useDuplicates>

/** Checks username and address of a form. */
export function useDuplicates([username, email]: readonly (string | undefined)[]) {
  const names = {
    username: useDuplicate('username', username),
    email: useDuplicate('email', email),
  }
  return { ...names, isTaken: names.username.isTaken || names.email.isTaken }
}
