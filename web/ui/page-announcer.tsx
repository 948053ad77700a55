import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { showKnownFaces } from '../platform/hydration/faces'

/** After client-side navigation, announces the title, moves the focus to the content, and shows headings in their face. */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      followPages(router, () => {
        setTitle(document.title)
        showKnownFaces()
      }),
    [router],
  )
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

function followPages(router: AnyRouter, onPage: () => void): () => void {
  let focused: Element | null = null
  const stops = [
    router.subscribe('onBeforeLoad', () => {
      focused = document.activeElement
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
      onPage()
      // Keep the focus on a menu or field that was used during the navigation.
      const isStill = [focused, document.body].includes(document.activeElement)
      if (isStill && toLocation.hash === '')
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
