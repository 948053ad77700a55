import { useEffect } from 'react'

/** Ctrl+S or Cmd+S saves. */
export function useSaveKey(onSave: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey)
        return
      event.preventDefault()
      onSave()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [onSave])
}
