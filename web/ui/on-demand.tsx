import { useCallback, useEffect, useState, type ComponentType, type FunctionComponent } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissingChunk, reloadIfRecovered, reloadOnce } from '../platform/hydration/reload'
import { AlertBanner } from './alert-banner'
import { Button } from './button'

interface Places<Props> {
  waiting?: ComponentType<Props>
}

/** Unlike React's `lazy`, a failure stays local and can be retried; an old release reloads. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting: Waiting }: Places<Props> = {},
): FunctionComponent<Props> {
  let known: ComponentType<Props> | null = null
  return function OnDemand(props: Props) {
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
      if (!known) void ask(reloadOnce)
    }, [ask])
    if (Shown) return <Shown {...props} />
    if (!hasFailed) return Waiting ? <Waiting {...props} /> : null
    return <CodeFailed onRetry={() => void ask(reloadIfRecovered)} />
  }
}

function CodeFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['common', 'errors'])
  return (
    <AlertBanner kind="error" action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {t('errors:Offline')}
    </AlertBanner>
  )
}
