/** Whether the server has been reached since the page was loaded. Later losses are shown where they matter: at the table. */
class Reach {
  /** nothing has been answered yet, and a request has failed */
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
