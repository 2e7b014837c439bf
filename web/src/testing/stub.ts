/** Values for tests that have only what the test needs. */

/** A part of a value, at every depth. */
export type Part<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Part<Item>[]
    : T extends object
      ? { [Key in keyof T]?: Part<T[Key]> }
      : T

/** Passes a part of a value for the whole: what the test does not give is not there. */
export function stub<T>(part: Part<T>): T
export function stub(part: unknown): unknown {
  return part
}
