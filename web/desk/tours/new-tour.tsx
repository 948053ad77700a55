import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { NewTourForm } from './new-tour-form'
import type { Region } from './tours.api'

/** Name, region and language of a new tour; it is created hidden. */
export function NewTour({ regions }: { regions: Region[] }) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="primary" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden size={18} />
        {t('newTour.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('newTour.title')}>
        <NewTourForm regions={regions} />
      </Dialog>
    </>
  )
}
