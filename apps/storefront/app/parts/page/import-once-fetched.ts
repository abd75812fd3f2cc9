/** Fetched files and pending requests by URL; failed ones are removed and fetched again. */
const files = new Map<string, Promise<void>>()

/**
 * Imports a module after fetching everything it needs; rejects if a file can't be fetched. Browsers remember failed
 * modules: every later `import()` that needs one fails without a request until the page is reloaded. Fetching first
 * makes a failed import repeatable (EDIT-1). The build uses this for every `import()` instead of its own preloading
 * (`vite.config.ts`).
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
  // The import reads it from the browser's cache.
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
