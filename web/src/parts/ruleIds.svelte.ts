/** Whether this browser shows the ids of rules; otherwise a small sign opens them. */
const REMEMBERED = 'kastelan-rule-ids'

function read(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) === 'yes'
  } catch {
    return false
  }
}

class RuleIds {
  #shown = $state(read())

  get shown(): boolean {
    return this.#shown
  }
  set shown(shown: boolean) {
    this.#shown = shown
    localStorage.setItem(REMEMBERED, shown ? 'yes' : 'no')
  }
}

export const ruleIds = new RuleIds()
