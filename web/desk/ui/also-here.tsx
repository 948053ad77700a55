import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../worker/contracts/languages'
import type { PresenceKind } from '../../../worker/contracts/admin/presence'
import { useLang } from '../../platform/i18n/use-lang'
import { useOthersAt } from './use-others-at'

/** Names other admins who have the same editor open; nothing if there are none. */
export function AlsoHere({ kind, id }: { kind: PresenceKind; id: string | number }) {
  const { t } = useTranslation('frame')
  const lang = useLang()
  const others = useOthersAt(kind, String(id))
  const names = new Intl.ListFormat(LANG_TAG[lang]).format(others)
  return (
    <p
      role="status"
      className="flex items-center gap-2 text-sm font-semibold text-accent empty:hidden"
    >
      {others.length > 0 && (
        <>
          <Users aria-hidden size={16} className="shrink-0" />
          {t('alsoHere', { names, count: others.length })}
        </>
      )}
    </p>
  )
}
