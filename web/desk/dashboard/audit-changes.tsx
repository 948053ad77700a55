import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WrittenPageName } from '../../../worker/contracts/written-pages/page-names'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import { Button } from '../../ui/button'
import { Differences } from '../history/differences'
import { SettingChange } from '../settings/setting-change'
import { PageDifferences } from '../written-pages/page-differences'
import type { AuditEntry } from './audit.api'

/** The values before and after a change, loaded when they are opened. */
export function AuditChanges({ entry, version }: { entry: AuditEntry; version: string }) {
  const { t } = useTranslation('lists')
  const [isOpen, setOpen] = useState(false)
  const toggle = () => setOpen(!isOpen)
  return (
    <>
      <Button look="faint" className="self-start" aria-expanded={isOpen} onClick={toggle}>
        {t(isOpen ? 'audit.hideChanges' : 'audit.showChanges')}
      </Button>
      {isOpen && (
        <div className="max-w-reading pb-3 text-sm">
          <Changes entry={entry} version={version} />
        </div>
      )}
    </>
  )
}

function Changes({ entry, version }: { entry: AuditEntry; version: string }) {
  const { subjectType, subjectId } = entry
  switch (subjectType) {
    case 'tour':
      return <Differences tourId={Number(subjectId)} versionId={Number(version)} />
    case 'settings':
      return <SettingChange group={subjectId as SettingGroup} id={Number(version)} />
    case 'page':
      return <PageDifferences page={subjectId as WrittenPageName} version={version} />
    default:
      return null
  }
}
