import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { challengeQuery } from '../platform/api/challenge'
import { RetryButton } from './retry-button'
import { useTurnstile, type TurnstileProps } from './use-turnstile'

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
