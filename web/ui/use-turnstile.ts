import { useEffect, useRef, useState } from 'react'
import type { Lang } from '../../worker/contracts/languages'
import { loadTurnstile, type Turnstile } from '../platform/api/turnstile'
import { useLang } from '../platform/i18n/use-lang'

const LANGUAGE: Record<Lang, string> = { kr: 'ko', ca: 'en', cn: 'zh-cn' }

export interface TurnstileProps {
  siteKey: string
  /** Called with the proof, and with '' when it expires. */
  onToken: (token: string) => void
}

/** Draws the widget into `place`. */
export function useTurnstile({ siteKey, onToken }: TurnstileProps) {
  const language = LANGUAGE[useLang()]
  const place = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let id: string | undefined
    let turnstile: Turnstile | null = null
    let isUnmounted = false
    const draw = async () => {
      turnstile = await loadTurnstile()
      if (isUnmounted || !place.current) return
      id = turnstile.render(place.current, {
        sitekey: siteKey,
        language,
        size: 'flexible',
        callback: onToken,
        'expired-callback': () => onToken(''),
        'error-callback': () => setFailed(true),
      })
    }
    draw().catch(() => setFailed(true))
    return () => {
      isUnmounted = true
      if (id !== undefined) turnstile?.remove(id)
    }
  }, [siteKey, language, onToken])
  return { place, hasFailed }
}
