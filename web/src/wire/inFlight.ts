/** What has been sent to the server and not answered: while there is any, the page must not be loaded anew. */
let count = 0
let waiting: (() => void)[] = []

/** Counts a request until it is answered, refused or given up. */
export async function counted<T>(request: Promise<T>): Promise<T> {
  count += 1
  try {
    return await request
  } finally {
    count -= 1
    if (!count) for (const go of waiting.splice(0)) go()
  }
}

export function isIdle(): boolean {
  return count === 0
}

/** Resolves when everything sent has been answered. */
export function whenIdle(): Promise<void> {
  return isIdle() ? Promise.resolve() : new Promise((done) => (waiting = [...waiting, done]))
}
