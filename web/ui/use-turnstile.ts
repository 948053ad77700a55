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
    let remove: (() => void) | undefined
    let isUnmounted = false
    const fail = () => setFailed(true)
    const draw = async () => {
      const turnstile = await loadTurnstile()
      if (isUnmounted || !place.current) return
      remove = drawn(turnstile, place.current, { siteKey, language, onToken, onFailure: fail })
    }
    draw().catch(fail)
    return () => {
      isUnmounted = true
      remove?.()
    }
  }, [siteKey, language, onToken])
  return { place, hasFailed }
}

interface Widget extends TurnstileProps {
  language: string
  onFailure: () => void
}

/** Draws the widget; returns a function that removes it. */
function drawn(turnstile: Turnstile, place: HTMLElement, widget: Widget): () => void {
  const { siteKey, language, onToken, onFailure } = widget
  const id = turnstile.render(place, {
    sitekey: siteKey,
    language,
    size: 'flexible',
    callback: onToken,
    'expired-callback': () => onToken(''),
    'error-callback': onFailure,
  })
  return () => {
    if (id !== undefined) turnstile.remove(id)
  }
}
