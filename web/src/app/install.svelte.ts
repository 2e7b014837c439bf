/** Whether and how this browser installs the app. */
const DECLINED = 'kastelan-install-declined'

/** Chromium's offer to install; no other browser has one. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

class Install {
  #offer = $state.raw<InstallOffer | null>(null)
  installed = $state(isStandalone())
  #declined = $state(localStorage.getItem(DECLINED) !== null)

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault() // the page offers it where it belongs
      this.#offer = event as InstallOffer
    })
    addEventListener('appinstalled', () => {
      this.installed = true
      this.#offer = null
    })
  }

  /** `prompt`: the browser asks when told to. `share`: an iPhone or iPad, where only the person can do it. `menu`: any other. */
  get way(): 'prompt' | 'share' | 'menu' {
    return this.#offer ? 'prompt' : isApple() ? 'share' : 'menu'
  }

  /** Whether the home page should mention it: it is possible, and was not declined. */
  get hinted(): boolean {
    return !this.installed && !this.#declined && this.way !== 'menu'
  }

  async ask(): Promise<void> {
    const offer = this.#offer
    this.#offer = null // an offer can be used once
    const answer = await offer?.prompt()
    if (answer?.outcome === 'accepted') this.installed = true
  }

  decline(): void {
    this.#declined = true
    localStorage.setItem(DECLINED, '1')
  }
}

/** Whether the page runs as an installed app. */
export function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  )
}

/** Whether this is an iPhone or iPad; the latter says that it is a Mac. */
export function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

export const install = new Install()
