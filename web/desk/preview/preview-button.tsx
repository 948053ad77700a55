import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'

interface PreviewButtonProps {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

export function PreviewButton({ isOpen, onToggle }: PreviewButtonProps) {
  const { t } = useTranslation('tour-desk')
  return (
    <Button aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      <Eye aria-hidden size={16} />
      {t('preview.open')}
    </Button>
  )
}
