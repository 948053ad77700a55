import { Plus } from 'lucide-react'
import { Button } from '../../../../ui/button'

export function AddRow({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button className="self-start" onClick={onAdd}>
      <Plus aria-hidden size={18} />
      {label}
    </Button>
  )
}
