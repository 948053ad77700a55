import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * What a browser does by itself for a page that it loads: after a change to another page inside the app screen readers
 * hear its title, and the keyboard goes on from its content.
 */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    let focused: Element | null = null
    const stops = [
      router.subscribe('onBeforeLoad', () => {
        focused = document.activeElement
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
        setTitle(document.title)
        // Whoever went on to a menu or field while the page was on its way stays there.
        const isStill = [focused, document.body].includes(document.activeElement)
        if (isStill && toLocation.hash === '')
          document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
