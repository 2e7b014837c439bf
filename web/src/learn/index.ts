/** The lessons by game, each fetched when it is wanted. */
import type { Lesson } from './lesson'

const LESSONS: Record<string, () => Promise<{ lesson: Lesson }>> = {
  kingdom: () => import('./lessons/kingdom'),
  ludwig: () => import('./lessons/ludwig'),
  seasons: () => import('./lessons/seasons'),
}

export const hasLesson = (game: string): boolean => game in LESSONS

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await LESSONS[game]?.())?.lesson ?? null
}
