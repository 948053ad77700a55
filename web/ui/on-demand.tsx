import { useCallback, useEffect, useState, type ComponentType, type FunctionComponent } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissingChunk, reloadIfRecovered, reloadOnce } from '../platform/hydration/reload'
import { AlertBanner } from './alert-banner'
import { RetryButton } from './retry-button'

type OnDemand<Props> = FunctionComponent<Props> & {
  /** Preloads the code. A failed preload is tried again when it is shown. */
  prepare: () => void
}

/** Unlike with React's `lazy`, a failure stays local and can be retried, and a page of an old release is reloaded. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting: Waiting }: { waiting?: ComponentType<Props> } = {},
): OnDemand<Props> {
  const code = codeOf(load)
  return Object.assign(
    function OnDemand(props: Props) {
      const { Shown, hasFailed, retry } = useCode(code)
      if (Shown) return <Shown {...props} />
      if (hasFailed) return <CodeFailed onRetry={retry} />
      return Waiting ? <Waiting {...props} /> : null
    },
    { prepare: code.prepare },
  )
}

type Code<Props> = ReturnType<typeof codeOf<Props>>

/** Loads code once and keeps it. */
function codeOf<Props>(fetch: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null
  const load = async () => (known = await fetch())
  return {
    known: () => known,
    load,
    prepare: () => {
      if (!known) load().catch(() => null)
    },
  }
}

function useCode<Props>(code: Code<Props>) {
  const [Shown, setShown] = useState(code.known)
  const [hasFailed, setFailed] = useState(false)
  const ask = useCallback(
    (reload: () => Promise<boolean>) => {
      code.load().then(
        (come) => setShown(() => come),
        async (error: unknown) => {
          setFailed(true)
          if (isMissingChunk(error)) await reload()
        },
      )
    },
    [code],
  )
  useEffect(() => {
    // A preload may have finished since this was rendered.
    if (!Shown) ask(reloadOnce)
  }, [ask, Shown])
  const retry = () => {
    setFailed(false)
    ask(reloadIfRecovered)
  }
  return { Shown, hasFailed, retry }
}

/** A failure is the same without a connection as with code that a newer release has deleted. */
function CodeFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <AlertBanner kind="error" action={<RetryButton onRetry={onRetry} />}>
      {t('partFailed')}
    </AlertBanner>
  )
}
