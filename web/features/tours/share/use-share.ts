import { useEffect, useRef, useState, type MouseEvent } from 'react'
import type { ShareProps } from './share-menu'

/** Opens the system's share sheet, or the menu if it is missing or dismissed. */
export function useShare({ url, title }: ShareProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)

  // The menu may have been opened before the app ran.
  useEffect(() => setOpen(menu.current?.open ?? false), [menu])

  const share = (event: MouseEvent) => {
    if (isOpen || !('share' in navigator)) return
    event.preventDefault()
    navigator.share({ title, url }).catch(() => menu.current?.setAttribute('open', ''))
  }

  return { menu, isOpen, setOpen, share }
}
