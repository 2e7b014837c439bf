/** Whether the server has been reached since the page was loaded. Later losses are shown where they matter: at the table. */
class Reach {
  /** the server has not said yet who is here, and could not be asked; other answers may come from the browser's cache */
  offline = $state(false)
  #reached = false

  succeeded(): void {
    this.#reached = true
    this.offline = false
  }

  failed(): void {
    this.offline = !this.#reached
  }
}

export const reach = new Reach()
