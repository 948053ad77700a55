import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../worker/contracts/languages'
import { challengeQuery } from '../platform/api/challenge'
import { loadTurnstile, type Turnstile } from '../platform/api/turnstile'
import { useLang } from '../platform/i18n/use-lang'
import { RetryButton } from './retry-button'

/** Turnstile for a form: render `place`, wait while `isOpen`, send `proof`, call `askAgain` after each response. */
export function useHumanCheck() {
  const { data: challenge } = useQuery(challengeQuery)
  const [token, setToken] = useState('')
  const [round, setRound] = useState(0)
  const askAgain = () => {
    setToken('')
    setRound((before) => before + 1)
  }
  const siteKey = challenge?.turnstile
  return {
    isOpen: siteKey !== undefined && token === '',
    proof: token ? { turnstile: token } : {},
    place: siteKey && (
      <HumanCheck key={round} siteKey={siteKey} onToken={setToken} onRetry={askAgain} />
    ),
    askAgain,
  }
}

function HumanCheck({ onRetry, ...turnstile }: TurnstileProps & { onRetry: () => void }) {
  const { t } = useTranslation()
  const { place, hasFailed } = useTurnstile(turnstile)
  return (
    <>
      {hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{t('humanCheckFailed')}</p>
          <RetryButton onRetry={onRetry} />
        </div>
      )}
      {/* Reserves the widget's height against layout shift. */}
      <div ref={place} className={hasFailed ? 'hidden' : 'min-h-16'} />
    </>
  )
}

const LANGUAGE: Record<Lang, string> = { kr: 'ko', ca: 'en', cn: 'zh-cn' }

interface TurnstileProps {
  siteKey: string
  /** Called with the proof, and with '' when it expires. */
  onToken: (token: string) => void
}

/** Draws the widget into `place`. */
function useTurnstile({ siteKey, onToken }: TurnstileProps) {
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
