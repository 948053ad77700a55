type Points = readonly (readonly number[])[]

/**
 * Coordinate `axis` of a smooth curve (Catmull-Rom) through points in any unit.
 * `t` counts points: 0 is the first, `points.length - 1` the last.
 */
export const curveAt = (points: Points, t: number, axis: number): number => {
  const last = points.length - 1
  const i = Math.min(last - 1, Math.floor(t))
  const u = t - i
  const p0 = coordinate(points, Math.max(0, i - 1), axis)
  const p1 = coordinate(points, i, axis)
  const p2 = coordinate(points, i + 1, axis)
  const p3 = coordinate(points, Math.min(last, i + 2), axis)
  return (
    0.5 *
    (2 * p1 +
      (p2 - p0) * u +
      (2 * p0 - 5 * p1 + 4 * p2 - p3) * u * u +
      (3 * p1 - p0 - 3 * p2 + p3) * u ** 3)
  )
}

const coordinate = (points: Points, i: number, axis: number): number => points[i]?.[axis] ?? 0
