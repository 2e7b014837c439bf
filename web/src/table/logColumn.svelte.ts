/** The column with room for the log: chosen when the panels have been drawn, and again when the window is resized. */
export class LogColumn {
  people = $state(0)
  goals = $state(0)
  #left = $state<boolean | null>(null)

  get left(): boolean {
    return this.#left ?? true
  }

  /** Chooses the column with more room, once, so that the log does not jump during play. */
  settle(): void {
    if (this.#left === null && this.people && this.goals) this.#left = this.people <= this.goals
  }

  /** Forgets the choice, after a resize. */
  unsettle(): void {
    this.#left = null
  }
}
