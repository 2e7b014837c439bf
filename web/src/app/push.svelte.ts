/** Web Push on this device, and the person's other devices. */
import { api } from '../wire/api'
import { attempt, type Refusal } from '../wire/refusal'
import type { NewSubscription, PushDevice, PushState } from '../wire/types'
import { isApple, isStandalone } from './install.svelte'
import { PUSHED_TO } from './pushedHere'

type Ability = 'able' | 'denied' | 'install-first' | 'unable'

class Push {
  devices = $state.raw<readonly PushDevice[]>([])
  ability = $state<Ability>(abilityOf())
  refusal = $state.raw<Refusal | null>(null)
  /** the server's public key, once it is known */
  #key = $state('')

  get loaded(): boolean {
    return this.#key !== ''
  }

  get here(): PushDevice | undefined {
    return this.devices.find((device) => device.this)
  }

  async load(): Promise<void> {
    this.ability = abilityOf()
    this.#show(await attempt(api.get<PushState>('/api/me/push')))
  }

  /** Asks the browser, subscribes, and tells the server. */
  async turnOn(person: string): Promise<void> {
    const allowed = await Notification.requestPermission()
    this.ability = abilityOf()
    if (allowed !== 'granted') return
    const subscription = await this.#subscription()
    if (!subscription) return void (this.ability = 'unable')
    this.#show(await attempt(api.post<PushState>('/api/me/push', written(subscription))))
    if (this.here) localStorage.setItem(PUSHED_TO, person)
  }

  async remove(device: PushDevice): Promise<void> {
    if (device.this) {
      localStorage.removeItem(PUSHED_TO)
      const registration = await navigator.serviceWorker.getRegistration('/')
      await (await registration?.pushManager.getSubscription())?.unsubscribe()
    }
    const gone = await attempt(api.delete(`/api/me/push/${device.id}`))
    if (!gone.ok) return void (this.refusal = gone.refusal)
    await this.load()
  }

  async test(device: PushDevice): Promise<boolean> {
    const sent = await attempt(api.post(`/api/me/push/${device.id}/test`))
    this.refusal = sent.ok ? null : sent.refusal
    return sent.ok
  }

  /** After a new login, the device of a person who had turned this on is subscribed again. */
  async restore(person: string): Promise<void> {
    if (localStorage.getItem(PUSHED_TO) !== person || abilityOf() !== 'able') return
    if (Notification.permission !== 'granted') return
    await this.load()
    if (this.#key && !this.here) await this.turnOn(person)
  }

  async #subscription(): Promise<PushSubscription | null> {
    const registration = await navigator.serviceWorker.getRegistration('/')
    const manager = registration?.pushManager
    if (!manager) return null
    const key = bytes(this.#key)
    const before = await manager.getSubscription()
    if (before && sameKey(before, key)) return before
    await before?.unsubscribe() // it was made for another server key
    return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null)
  }

  #show(answer: Awaited<ReturnType<typeof attempt<PushState>>>): void {
    this.refusal = answer.ok ? null : answer.refusal
    if (!answer.ok) return
    this.devices = answer.value.devices
    this.#key = answer.value.key
  }
}

function abilityOf(): Ability {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApple() && !isStandalone() ? 'install-first' : 'unable'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

function written(subscription: PushSubscription): NewSubscription {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}

function sameKey(subscription: PushSubscription, key: Uint8Array): boolean {
  const known = subscription.options.applicationServerKey
  return known !== null && new Uint8Array(known).join() === key.join()
}

/** The bytes of a text in base64 for URLs. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export const push = new Push()
