import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { STAFF_ROLES } from '../../../worker/contracts/accounts/permissions'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ChoiceField } from '../ui/choice-field'
import { DeskForm, useDeskForm } from '../ui/desk-form'
import type { Closable } from '../ui/dialog-state'
import { setRole, type Member } from './members.api'

const CHOICES = ['none', ...STAFF_ROLES] as const

/** Gives a member a role at the desk. Only verified members may have one. */
export function RoleButton({ member, disabled }: { member: Member; disabled: boolean }) {
  const { t } = useTranslation('desk')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const isPossible = member.role !== null || (member.isVerified && !member.isBanned)
  return (
    <>
      <Button disabled={disabled || !isPossible} onClick={() => setOpen(true)}>
        {t('role.change')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('role.changeOf', { name: member.username })}>
        <RoleForm member={member} onClose={close} />
      </Dialog>
    </>
  )
}

function RoleForm({ member: { id, username, role }, onClose }: Closable & { member: Member }) {
  const { t } = useTranslation('desk')
  const start: { role: (typeof CHOICES)[number] } = { role: role ?? 'none' }
  const form = useDeskForm({
    schema: z.object({ role: z.enum(CHOICES) }),
    start,
    call: (client, chosen) => setRole(client, id, chosen.role === 'none' ? null : chosen.role),
    done: (member) =>
      t('role.changed', { name: username, role: t(`role.name.${member.role ?? 'none'}`) }),
    onDone: onClose,
  })
  return (
    <DeskForm
      form={form}
      onCancel={onClose}
      look="primary"
      label={t('role.save')}
      waiting={t('role.saving')}
    >
      <ChoiceField
        label={t('role.label')}
        hint={t(`role.about.${form.value('role')}`)}
        choices={CHOICES}
        textOf={(choice) => t(`role.name.${choice}`)}
        {...form.choice('role')}
      />
      <p className="text-sm text-muted">{t('role.hint')}</p>
    </DeskForm>
  )
}
