/** The settings of this browser for pace, sounds and notifications. */
const REMEMBERED = 'kastelan-telling'

export const SPEEDS = ['instant', 'fast', 'normal', 'slow'] as const
export type Speed = (typeof SPEEDS)[number]

interface Kept {
  sound: boolean
  /** from 0 to 1 */
  volume: number
  notify: boolean
  /** how fast the moves of others are shown */
  speed: Speed
}

const DEFAULTS: Kept = { sound: false, volume: 0.6, notify: false, speed: 'normal' }

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(REMEMBERED) ?? '{}') as Partial<Kept>) }
  } catch {
    return DEFAULTS
  }
}

class Settings {
  #kept = $state.raw<Kept>(read())

  get sound(): boolean {
    return this.#kept.sound
  }
  set sound(sound: boolean) {
    this.#keep({ ...this.#kept, sound })
  }
  get volume(): number {
    return this.#kept.volume
  }
  set volume(volume: number) {
    this.#keep({ ...this.#kept, volume: Math.min(1, Math.max(0, volume)) })
  }
  get speed(): Speed {
    return SPEEDS.includes(this.#kept.speed) ? this.#kept.speed : DEFAULTS.speed
  }
  set speed(speed: Speed) {
    this.#keep({ ...this.#kept, speed })
  }
  /** Whether notifications are enabled and the browser allows them. */
  get notify(): boolean {
    return this.#kept.notify && 'Notification' in window && Notification.permission === 'granted'
  }

  /** Switches notifications; the browser may have to ask. */
  async wantNotify(notify: boolean): Promise<boolean> {
    const may = notify && 'Notification' in window && (await Notification.requestPermission()) === 'granted'
    this.#keep({ ...this.#kept, notify: may })
    return may
  }

  #keep(kept: Kept): void {
    this.#kept = kept
    localStorage.setItem(REMEMBERED, JSON.stringify(kept))
  }
}

export const settings = new Settings()
