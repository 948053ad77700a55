/** Moves one member; an index out of range is clamped. */
export function moveTo<Member>(list: Member[], from: number, to: number): Member[] {
  const member = list[from]
  const place = Math.min(Math.max(to, 0), list.length - 1)
  if (member === undefined || place === from) return list
  return list.toSpliced(from, 1).toSpliced(place, 0, member)
}
