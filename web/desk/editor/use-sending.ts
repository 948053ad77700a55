import { useState } from 'react'
import { toApiError, type ApiError } from '../../platform/api/api'
import type { Version } from './draft-store'

export interface SendingOptions<Draft> {
  /** Saves. @throws ApiError; EditConflict with the stored version as `current` */
  send: (draft: Draft, base: Version<Draft>) => Promise<Version<Draft>>
  readCurrent: (current: unknown) => Version<Draft>
}

/** One save at a time, with its failure or the version that it conflicts with. */
export function useSending<Draft>({ send: sendDraft, readCurrent }: SendingOptions<Draft>) {
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const [theirs, setTheirs] = useState<Version<Draft> | null>(null)
  return { send, isSaving, error, theirs, closeConflict: () => setTheirs(null) }

  /** The stored version; null on failure. */
  async function send(draft: Draft, over: Version<Draft>): Promise<Version<Draft> | null> {
    if (isSaving) return null
    setIsSaving(true)
    setError(null)
    try {
      return await sendDraft(draft, over)
    } catch (failure) {
      const failed = toApiError(failure)
      if (failed.code === 'EditConflict' && failed.body['current'])
        setTheirs({
          ...readCurrent(failed.body['current']),
          savedBy: (failed.body['savedBy'] as string | null | undefined) ?? null,
        })
      else setError(failed)
      return null
    } finally {
      setIsSaving(false)
    }
  }
}
