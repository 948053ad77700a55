import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { BanDialog } from '../members/ban-dialog'
import type { ModeratedPost } from './reports.api'

/** Bans the author of a post; staff cannot be banned. */
export function BanAuthor({ author: { username, isStaff } }: { author: ModeratedPost['user'] }) {
  const { t } = useTranslation('lists')
  const [banned, setBanned] = useState<string | null>(null)
  if (username === null || isStaff) return null
  return (
    <>
      <Button look="danger" onClick={() => setBanned(username)}>
        {t('ban.author')}
      </Button>
      <BanDialog usernames={banned === null ? [] : [banned]} onClose={() => setBanned(null)} />
    </>
  )
}
