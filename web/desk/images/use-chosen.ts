import { useRef, useState } from 'react'

export type Choice = ReturnType<typeof useChosen>

/** The chosen images; names of images that no longer exist are left out. */
export function useChosen(shown: string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  const present = new Set(shown.filter((name) => chosen.has(name)))
  return {
    chosen: present,
    choose,
    chooseAll: () => setChosen(new Set(shown)),
    clear: () => setChosen(new Set()),
  }

  /** Toggles an image. As a range, all images from the last one to it are chosen. */
  function choose(name: string, isRange: boolean): void {
    setChosen(chosenAfter(shown, present, { name, from: isRange ? last.current : null }))
    last.current = name
  }
}

/** The choice after a click on `name`; as a range, with all images since `from`. */
export function chosenAfter(
  shown: string[],
  chosen: ReadonlySet<string>,
  { name, from }: { name: string; from: string | null },
): Set<string> {
  if (from !== null && shown.includes(from)) {
    const ends = [shown.indexOf(from), shown.indexOf(name)]
    return new Set([...chosen, ...shown.slice(Math.min(...ends), Math.max(...ends) + 1)])
  }
  const next = new Set(chosen)
  if (!next.delete(name)) next.add(name)
  return next
}
