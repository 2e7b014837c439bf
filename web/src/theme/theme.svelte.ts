/** Light, dark, or as the system says. */
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const REMEMBERED = 'kastelan-theme'

class Look {
  theme = $state<Theme>('auto')
  #systemDark = $state(false)

  constructor() {
    const query = matchMedia('(prefers-color-scheme: dark)')
    this.#systemDark = query.matches
    query.addEventListener('change', () => (this.#systemDark = query.matches))
  }

  /** The theme on the screen, which requests for pictures name. */
  get shown(): 'light' | 'dark' {
    return this.theme === 'auto' ? (this.#systemDark ? 'dark' : 'light') : this.theme
  }

  use(theme: Theme): void {
    this.theme = theme
    if (theme === 'auto') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
    localStorage.setItem(REMEMBERED, theme)
  }
}

export const look = new Look()

export function startTheme(): void {
  const known = localStorage.getItem(REMEMBERED)
  look.use(THEMES.find((theme) => theme === known) ?? 'auto')
}
