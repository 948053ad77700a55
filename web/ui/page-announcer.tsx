import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * What a browser does by itself for a page that it loads: after a change to another page inside the app screen readers
 * hear its title, and the keyboard goes on from its content.
 */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
        setTitle(document.title)
        if (toLocation.hash === '') document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      }),
    [router],
  )
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
