/** Files that have arrived, or are on their way, by address. One that failed is asked for again. */
const files = new Map<string, Promise<void>>()

/**
 * Imports a part of the scripts once everything it needs has arrived; rejects where something hasn't. A browser asks for a module
 * once: where that failed, every later `import()` of what needs it fails unasked until the page is opened again. So modules are
 * fetched before they are imported, and an import that failed can be tried again (EDIT-1). The build calls it for every `import()`
 * in place of its own preloading (`vite.config.ts`).
 */
export async function importOnceFetched<T>(
  load: () => Promise<T>,
  needed: readonly string[] = [],
): Promise<T> {
  await Promise.all(needed.map((file) => arrived(`/${file}`)))
  return load()
}

function arrived(path: string): Promise<void> {
  let file = files.get(path)
  if (!file) {
    file = path.endsWith('.css') ? styled(path) : fetched(path)
    files.set(path, file)
    file.catch(() => files.delete(path))
  }
  return file
}

async function fetched(path: string): Promise<void> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  // The import takes it from the browser's cache.
  await response.arrayBuffer()
}

function styled(path: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${path}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = path
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(path))
    }
    document.head.append(link)
  })
}
