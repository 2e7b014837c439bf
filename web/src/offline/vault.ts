/** What is kept in this browser: texts by key, each with a version, in IndexedDB. */
import type { Kept } from './protocol'

const DATABASE = 'kastelan-offline'
const STORE = 'kept'

export interface Stored {
  key: string
  version: number
  text: string
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'))
  })
}

export class Vault {
  readonly #database: IDBDatabase

  private constructor(database: IDBDatabase) {
    this.#database = database
  }

  static async open(): Promise<Vault> {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
    return new Vault(await done(request))
  }

  all(): Promise<Stored[]> {
    return done(this.#store('readonly').getAll() as IDBRequest<Stored[]>)
  }

  get(key: string): Promise<Stored | undefined> {
    return done(this.#store('readonly').get(key) as IDBRequest<Stored | undefined>)
  }

  /** Keeps all texts, or none of them if another tab has kept one of them meanwhile; whether they are kept. */
  keep(all: readonly Kept[]): Promise<boolean> {
    const store = this.#store('readwrite')
    return new Promise((resolve, reject) => {
      let late = false
      store.transaction.oncomplete = () => resolve(true)
      store.transaction.onabort = () => {
        if (late) resolve(false)
        else reject(store.transaction.error ?? new Error('the browser keeps nothing'))
      }
      for (const { key, version, text } of all) {
        const before = store.get(key) as IDBRequest<Stored | undefined>
        before.onsuccess = () => {
          if ((before.result?.version ?? 0) !== version) {
            late = true
            store.transaction.abort()
          } else if (text === null) store.delete(key)
          else store.put({ key, version: version + 1, text })
        }
      }
    })
  }

  #store(mode: IDBTransactionMode): IDBObjectStore {
    return this.#database.transaction(STORE, mode).objectStore(STORE)
  }
}
