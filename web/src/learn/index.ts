/** The lessons by game, each fetched when it is wanted. */
import type { Lesson } from './lesson'

const LESSONS: Record<string, () => Promise<{ lesson: Lesson<never> }>> = {
  kingdom: () => import('./lessons/kingdom'),
  ludwig: () => import('./lessons/ludwig'),
  seasons: () => import('./lessons/seasons'),
}

export const hasLesson = (game: string): boolean => game in LESSONS

export async function lessonOf(game: string): Promise<Lesson | null> {
  const found = await LESSONS[game]?.()
  return found ? (found.lesson as Lesson) : null // the table is one of this game, and so is its board
}
