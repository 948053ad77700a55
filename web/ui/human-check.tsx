import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../worker/contracts/languages'
import { challengeQuery } from '../platform/api/challenge'
import { loadTurnstile, type Turnstile } from '../platform/api/turnstile'
import { useLang } from '../platform/i18n/use-lang'
import { Button } from './button'

const LANGUAGE: Record<Lang, string> = { kr: 'ko', ca: 'en', cn: 'zh-cn' }

/**
 * Turnstile for a form: render `place`, wait while `isOpen`, send `proof`. A proof is single-use:
 * call `askAgain` after each response.
 */
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

interface HumanCheckProps {
  siteKey: string
  /** Called with the proof, and with '' when it expires. */
  onToken: (token: string) => void
  onRetry: () => void
}

function HumanCheck({ siteKey, onToken, onRetry }: HumanCheckProps) {
  const { t } = useTranslation()
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
  return (
    <>
      {hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{t('humanCheckFailed')}</p>
          <Button onClick={onRetry}>{t('retry')}</Button>
        </div>
      )}
      {/* Reserves the widget's height against layout shift. */}
      <div ref={place} className={hasFailed ? 'hidden' : 'min-h-16'} />
    </>
  )
}
