import { useTranslation } from 'react-i18next'
import type { ErrorCode } from '../../../worker/contracts/errors'
import { ApiError } from './api'

export function useErrorText() {
  const { t, i18n } = useTranslation('errors')
  const ofCode = (code: string): string =>
    t(i18n.exists(code, { ns: 'errors' }) ? (code as ErrorCode) : 'INTERNAL_SERVER_ERROR')
  const ofFailure = (failure: unknown): string => ofCode(codeOf(failure))
  return { ofCode, ofFailure }
}

function codeOf(failure: unknown): string {
  return failure instanceof ApiError ? failure.code : 'INTERNAL_SERVER_ERROR'
}
