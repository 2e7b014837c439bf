/** The person at this browser. A guest is created without asking when a seat is first needed. */
import { isLanguage, locale, t, type Language } from '../locale/index.svelte'
import { api } from '../wire/api'
import { attempt, Refusal, whenBanned } from '../wire/refusal'
import { reach } from '../wire/reach.svelte'
import { randomGuestName } from './guestName'
import type { BanShown, Here } from '../wire/types'
import type { Person } from './requests'

const STORED_NAME = 'kastelan-name'

class Me {
  person = $state.raw<Person | null>(null)
  operator = $state(false)
  /** the ban that keeps this browser out */
  ban = $state.raw<BanShown | null>(null)
  /** whether the server has answered */
  known = $state(false)
  #loading: Promise<Person | null> | undefined

  /** Loads the person once; null if the browser has none. */
  load(): Promise<Person | null> {
    this.#loading ??= api
      .get<Here>('/api/here')
      .then((here) => this.#arrive(here))
      .catch((error: unknown) => {
        this.#loading = undefined
        if (!(error instanceof Refusal)) throw error
        if (error.offline) reach.failed()
        return null
      })
    return this.#loading
  }

  /** Asks for the ban because of which the server has refused something. */
  refused(): void {
    if (!this.ban) this.reload()
  }

  /** Asks again who is here. */
  reload(): void {
    this.#loading = undefined
    void this.load()
  }

  /** The person, created as a guest if there is none. */
  async ensure(name = ''): Promise<Person> {
    const known = await this.load()
    if (known) return known
    const chosen = name.trim() || this.guestName()
    const guest = await api.post<Person>('/api/guests', { name: chosen, language: locale.language })
    localStorage.setItem(STORED_NAME, guest.name)
    this.#loading = Promise.resolve(guest)
    return this.#set(guest) as Person
  }

  /** The name for a new guest. */
  guestName(): string {
    const known = localStorage.getItem(STORED_NAME)
    if (known) return known
    const name = randomGuestName(t('web-lobby-trades').split(','), Math.random())
    localStorage.setItem(STORED_NAME, name)
    return name
  }

  /** Sets the name of the person, or of the guest to be created. */
  async rename(name: string): Promise<void> {
    if (this.person) await this.change({ name })
    localStorage.setItem(STORED_NAME, name.trim())
  }

  async change(given: Partial<Pick<Person, 'name' | 'language' | 'colour' | 'portrait'>>): Promise<void> {
    this.#set(await api.patch<Person>('/api/me', given))
  }

  /** Switches the page to a language, and stores it for the person's notices. */
  async speak(language: Language): Promise<void> {
    await locale.use(language)
    if (this.person && this.person.language !== language) await this.change({ language }).catch(() => undefined)
  }

  /** Logs in; `code` is that of the second factor, once the server has asked for it. */
  async login(login: string, password: string, code: string | null = null): Promise<void> {
    this.#loggedIn(await api.post<Person>('/api/login', { login, password, code }))
    const language = this.person?.language
    if (isLanguage(language)) await locale.use(language)
  }

  async register(login: string, password: string): Promise<void> {
    await this.ensure()
    this.#loggedIn(await api.post<Person>('/api/me/account', { login, password }))
  }

  async logout(): Promise<void> {
    await api.post('/api/logout')
    this.forget()
  }

  /** Forgets the person after a logout. */
  forget(): void {
    localStorage.removeItem(STORED_NAME)
    this.#loading = Promise.resolve(null)
    this.#arrive({ person: null, operator: false, ban: null })
  }

  #arrive(here: Here): Person | null {
    reach.succeeded()
    this.operator = here.operator
    this.ban = here.ban
    return this.#set(here.person)
  }

  #loggedIn(person: Person): void {
    this.#loading = Promise.resolve(person)
    this.#set(person)
    void this.#learnStanding()
  }

  /** Asks whether the person is an operator, or banned. */
  async #learnStanding(): Promise<void> {
    const answer = await attempt(api.get<Here>('/api/here'))
    if (answer.ok) [this.operator, this.ban] = [answer.value.operator, answer.value.ban]
  }

  #set(person: Person | null): Person | null {
    this.person = person
    this.known = true
    return person
  }
}

export const me = new Me()
whenBanned(() => me.refused())
