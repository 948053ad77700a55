import { useCallback, useEffect, useState, type ComponentType, type FunctionComponent } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissingChunk, reloadIfRecovered, reloadOnce } from '../platform/hydration/reload'
import { AlertBanner } from './alert-banner'
import { Button } from './button'

interface Places<Props> {
  waiting?: ComponentType<Props>
}

type OnDemand<Props> = FunctionComponent<Props> & {
  /** Loads ahead of the need. What fails is loaded when it is shown. */
  prepare: () => void
}

/** Unlike React's `lazy`, a failure stays local and can be retried; an old release reloads. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting: Waiting }: Places<Props> = {},
): OnDemand<Props> {
  let known: ComponentType<Props> | null = null
  const prepare = () => {
    if (known) return
    load().then(
      (come) => (known = come),
      () => null,
    )
  }
  return Object.assign(
    function OnDemand(props: Props) {
      const [Shown, setShown] = useState(() => known)
      const [hasFailed, setFailed] = useState(false)
      const ask = useCallback(async (reload: () => Promise<boolean>) => {
        setFailed(false)
        try {
          const come = await load()
          known = come
          setShown(() => come)
        } catch (error) {
          setFailed(true)
          if (isMissingChunk(error)) await reload()
        }
      }, [])
      useEffect(() => {
        // What was prepared may have come since this was rendered.
        if (!Shown) void ask(reloadOnce)
      }, [ask, Shown])
      if (Shown) return <Shown {...props} />
      if (!hasFailed) return Waiting ? <Waiting {...props} /> : null
      return <CodeFailed onRetry={() => void ask(reloadIfRecovered)} />
    },
    { prepare },
  )
}

function CodeFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['common', 'errors'])
  return (
    <AlertBanner kind="error" action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {t('errors:Offline')}
    </AlertBanner>
  )
}
