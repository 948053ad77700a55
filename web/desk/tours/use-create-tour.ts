import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Lang } from '../../../worker/contracts/languages'
import { createTour } from './tours.api'

/** A new tour as typed. */
export interface NewTourDraft {
  name: string
  region: string
  lang: Lang
}

/** Creates a tour and opens its editor. */
export function useCreateTour() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  return { create, isSending, error }

  async function create({ name, region, lang }: NewTourDraft): Promise<void> {
    setIsSending(true)
    setError(null)
    try {
      const id = await createTour(queryClient, name, Number(region), lang)
      await navigate({ to: '/admin/$forumId', params: { forumId: String(id) } })
    } catch (failure) {
      setError(failure)
      setIsSending(false)
    }
  }
}
