import { useEffect, useState, type RefObject } from 'react'

/** Index of the slide in view; also of one that was scrolled to before the app ran. */
export function useShownSlide(slides: RefObject<HTMLUListElement | null>): number {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const list = slides.current
    if (!list) return
    const follow = () => setIndex(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))
    // Reading it at once would force a layout within the navigation that shows the tour.
    const frame = requestAnimationFrame(follow)
    list.addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      list.removeEventListener('scroll', follow)
    }
  }, [slides])
  return index
}
