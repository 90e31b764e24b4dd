// Finds the circles of a graph: groups of files that import each other, directly or by way of others (Tarjan's algorithm).

/** Each circle as the names in it; `edges` answers where a name leads. */
export function circlesOf(names: Iterable<string>, edges: (name: string) => Iterable<string>): string[][] {
  const circles: string[][] = []
  const index = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const onPath = new Set<string>()
  const lower = (name: string, to = 0) => lowest.set(name, Math.min(lowest.get(name) ?? to, to))

  const visit = (name: string) => {
    index.set(name, index.size)
    lowest.set(name, index.size - 1)
    path.push(name)
    onPath.add(name)
    for (const next of edges(name)) {
      if (!index.has(next)) {
        visit(next)
        lower(name, lowest.get(next))
      } else if (onPath.has(next)) lower(name, index.get(next))
    }
    if (lowest.get(name) !== index.get(name)) return
    const circle = path.splice(path.indexOf(name))
    for (const one of circle) onPath.delete(one)
    if (circle.length > 1) circles.push(circle.sort())
  }

  for (const name of names) if (!index.has(name)) visit(name)
  return circles
}
