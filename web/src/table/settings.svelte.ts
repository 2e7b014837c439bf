/** The settings of this browser for sounds and notifications. */
const REMEMBERED = 'kastelan-telling'

interface Kept {
  sound: boolean
  notify: boolean
}

function read(): Kept {
  try {
    return { sound: false, notify: false, ...(JSON.parse(localStorage.getItem(REMEMBERED) ?? '{}') as Partial<Kept>) }
  } catch {
    return { sound: false, notify: false }
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
