/** Which column has room for the log: decided once the panels are there, and again when the window changes. */
export class LogColumn {
  people = $state(0)
  goals = $state(0)
  #left = $state<boolean | null>(null)

  get left(): boolean {
    return this.#left ?? true
  }

  /** Takes the side with more room; small changes while playing do not move the log about. */
  settle(): void {
    if (this.#left === null && this.people && this.goals) this.#left = this.people <= this.goals
  }

  /** The window has another size: look again. */
  unsettle(): void {
    this.#left = null
  }
}
