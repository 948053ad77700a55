import { useEffect, useEffectEvent, useState } from 'react'

/** The two steps. Going on waits until the days are loaded, as a stored draft may be complete before that. */
export function useSteps(isLoading: boolean, check: () => boolean) {
  const [step, setStep] = useState<'trip' | 'guest'>('trip')
  const [isHurried, setHurried] = useState(false)
  const goOnLoaded = useEffectEvent(() => isHurried && goOn())
  useEffect(() => {
    if (!isLoading) goOnLoaded()
  }, [isLoading])
  return {
    step,
    isHurried,
    goOn: () => (isLoading ? setHurried(true) : goOn()),
    back: () => setStep('trip'),
  }

  function goOn(): void {
    setHurried(false)
    if (check()) setStep('guest')
  }
}
