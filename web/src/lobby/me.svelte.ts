/** The person at this browser. A guest is created without asking when a seat is first needed. */
import { isLanguage, locale, t, type Language } from '../locale/index.svelte'
import { api } from '../wire/api'
import { Refusal } from '../wire/refusal'
import { randomGuestName } from './guestName'
import type { Person } from './requests'

const REMEMBERED = 'kastelan-name'

class Me {
  person = $state.raw<Person | null>(null)
  /** whether the server has answered */
  known = $state(false)
  #asking: Promise<Person | null> | undefined

  /** Loads the person once; null if the browser has none. */
  load(): Promise<Person | null> {
    this.#asking ??= api
      .get<{ person: Person | null }>('/api/here')
      .then((here) => this.#set(here.person))
      .catch((error: unknown) => {
        this.#asking = undefined
        if (!(error instanceof Refusal)) throw error
        return null
      })
    return this.#asking
  }

  /** The person, created as a guest if there is none. */
  async ensure(name = ''): Promise<Person> {
    const known = await this.load()
    if (known) return known
    const wish = name.trim() || this.wishedName()
    const guest = await api.post<Person>('/api/guests', { name: wish, language: locale.language })
    localStorage.setItem(REMEMBERED, guest.name)
    this.#asking = Promise.resolve(guest)
    return this.#set(guest) as Person
  }

  /** The name for a new guest. */
  wishedName(): string {
    const known = localStorage.getItem(REMEMBERED)
    if (known) return known
    const name = randomGuestName(t('web-lobby-trades').split(','), Math.random())
    localStorage.setItem(REMEMBERED, name)
    return name
  }

  /** Sets the name of the person, or of the guest to be created. */
  async rename(name: string): Promise<void> {
    if (this.person) await this.change({ name })
    localStorage.setItem(REMEMBERED, name.trim())
  }

  async change(given: Partial<Pick<Person, 'name' | 'language' | 'colour'>>): Promise<void> {
    this.#set(await api.patch<Person>('/api/me', given))
  }

  /** Switches the page to a language, and stores it for the person's notices. */
  async speak(language: Language): Promise<void> {
    await locale.use(language)
    if (this.person && this.person.language !== language) await this.change({ language }).catch(() => undefined)
  }

  async login(login: string, password: string): Promise<void> {
    this.#welcome(await api.post<Person>('/api/login', { login, password }))
    const language = this.person?.language
    if (isLanguage(language)) await locale.use(language)
  }

  async register(login: string, password: string): Promise<void> {
    await this.ensure()
    await api.post('/api/me/account', { login, password })
    this.#welcome(await api.get<Person>('/api/me'))
  }

  async logout(): Promise<void> {
    await api.post('/api/logout')
    this.forget()
  }

  /** Forgets the person after a logout. */
  forget(): void {
    localStorage.removeItem(REMEMBERED)
    this.#asking = Promise.resolve(null)
    this.#set(null)
  }

  #welcome(person: Person): void {
    this.#asking = Promise.resolve(person)
    this.#set(person)
  }

  #set(person: Person | null): Person | null {
    this.person = person
    this.known = true
    return person
  }
}

export const me = new Me()
