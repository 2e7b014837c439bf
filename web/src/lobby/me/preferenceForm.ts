/** Preferences about notices, as a form and as the server stores them. */
import type { PreferenceChange } from '../../wire/types'
import { dayStart } from '../time'

/** All preferences. */
export type Preferences = Required<PreferenceChange>

export interface PreferenceForm {
  page: boolean
  browser: boolean
  webhook: string
  digest: number
  zone: string
  quiet: boolean
  start: string
  end: string
  vacation: boolean
  until: string
}

const WEEK = 7 * 86_400_000

export function formOf(known: Preferences, now = Date.now()): PreferenceForm {
  const zone = known.zone === 'UTC' ? Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' : known.zone
  return {
    page: known.page,
    browser: known.browser,
    webhook: known.webhook ?? '',
    digest: known.digest,
    zone,
    quiet: known.quiet !== null,
    start: known.quiet?.start ?? '22:00',
    end: known.quiet?.end ?? '08:00',
    vacation: known.vacation_until !== null,
    until: written(known.vacation_until === null ? now + WEEK : known.vacation_until - 1),
  }
}

/** A vacation includes its last day. */
export function asked(form: PreferenceForm): Preferences {
  return {
    page: form.page,
    browser: form.browser,
    webhook: form.webhook.trim() || null,
    digest: form.digest,
    zone: form.zone,
    quiet: form.quiet ? { start: form.start, end: form.end } : null,
    vacation_until: form.vacation ? dayStart(form.until, 1) : null,
  }
}

/** A day in the format of date inputs. */
function written(time: number): string {
  const day = new Date(time)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
